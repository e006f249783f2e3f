// Knows which extensions (/ext) the backend offers: asked once, and again after the backend was out of reach.
import type { UpstreamClient } from './client.ts';
import { codedError } from './errors.ts';
import { path } from './path.ts';

/** The extensions that this gateway can use (docs/rest-contract.md). */
export type Capability = 'attempts' | 'batch' | 'files' | 'notes' | 'password-reset' | 'progress';

export class Capabilities {
  readonly #client: UpstreamClient;
  #asked: Promise<ReadonlySet<string>> | undefined;
  /** What it answered last: a backend on a bad day must not be asked for each lesson by itself on top of it. */
  #known: ReadonlySet<string> = new Set();

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Whether the backend offers an extension. A host that has no /ext, or has never answered, offers none. */
  async has(capability: Capability): Promise<boolean> {
    this.#asked ??= this.#ask();
    return (await this.#asked).has(capability);
  }

  /** Error OPERATION_NOT_ALLOWED with these words where the backend does not offer an extension. */
  async require(capability: Capability, words: string): Promise<void> {
    if (!(await this.has(capability))) throw codedError('OPERATION_NOT_ALLOWED', words);
  }

  /** Forgets what is known; the next need asks again. Called when the backend could not be reached: another may come back. */
  forget(): void {
    this.#asked = undefined;
  }

  async #ask(): Promise<ReadonlySet<string>> {
    try {
      const answer = await this.#client.send({
        method: 'GET',
        path: path`/ext`,
        headers: {},
        signal: new AbortController().signal,
        timeoutMs: 2000,
      });
      if (answer.status < 500) {
        const { capabilities } = (answer.status === 200 ? answer.body : {}) as { capabilities?: unknown };
        this.#known = new Set(Array.isArray(capabilities) ? capabilities.filter((name) => typeof name === 'string') : []);
        return this.#known;
      }
    } catch {
      // Out of reach.
    }
    this.forget();
    return this.#known;
  }
}
