// Reads of upstream that are the same for everybody: parsed answers kept for a moment, and one call for all who ask at the same time.
import type { UpstreamAnswer } from '../upstream/client.ts';
import { isPublicPath } from './public-paths.ts';
import { Shared } from './shared-work.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** A parsed document takes some three times the bytes of its text. */
const BYTES_PER_CHARACTER = 3;

export class PublicReads {
  readonly #answers: Shared<UpstreamAnswer>;
  readonly #freezes: boolean;

  /** @param freezes makes writing into what is shared an error at once: wanted wherever it is not production */
  constructor({ seconds, inFlight, freezes }: { seconds: number; inFlight: boolean; freezes: boolean }) {
    this.#answers = new Shared({ seconds, inFlight, maxBytes: MAX_BYTES });
    this.#freezes = freezes;
  }

  /** Whether the answer of a GET may be shared. */
  takes(path: string): boolean {
    return this.#answers.isOn && isPublicPath(path);
  }

  /** What is kept, at once. */
  get(path: string): UpstreamAnswer | undefined {
    return this.#answers.get(path);
  }

  /** The answer that another request is waiting for now. */
  running(path: string): Promise<UpstreamAnswer> | undefined {
    return this.#answers.running(path);
  }

  /** Asks for all. @param ask the call, without any cookie, and not given up when one of those who wait leaves */
  read(path: string, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer> {
    return this.#answers.do(path, async () => {
      const answer = await ask();
      if (this.#freezes) freeze(answer.body);
      // An error may be over the next moment, and an answer that sets a cookie was made for one.
      const isKept = answer.status === 200 && answer.headers['set-cookie'] === undefined;
      return { value: answer, bytes: isKept ? BYTES_PER_CHARACTER * JSON.stringify(answer.body ?? null).length : undefined };
    });
  }

  drop(): void {
    this.#answers.drop();
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
