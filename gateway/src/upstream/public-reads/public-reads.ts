// Public upstream reads: parsed responses are cached, and identical reads in flight are coalesced.
import type { UpstreamResponse } from '../http/request.ts';
import { isPublicPath, partOf } from './allow-list.ts';
import { SingleFlight } from './single-flight.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** A parsed document takes about three times the bytes of its text. */
const BYTES_PER_CHARACTER = 3;

/** Responses by path. */
export class PublicReads extends SingleFlight<UpstreamResponse> {
  readonly #freezes: boolean;

  /**
   * @param freezes freezes cached objects, so that writing to one throws; for development and tests
   */
  constructor({
    seconds,
    inFlight,
    freezes,
  }: { seconds: number; inFlight: boolean; freezes: boolean }) {
    super({ seconds, inFlight, maxBytes: MAX_BYTES });
    this.#freezes = freezes;
  }

  /** True if the response of a GET may be shared. */
  canShare(path: string): boolean {
    return this.isEnabled && isPublicPath(path);
  }

  /**
   * Reads for all waiting requests.
   * @param send makes the call, without cookies; the disconnect of one client must not abort it
   */
  read(path: string, send: () => Promise<UpstreamResponse>): Promise<UpstreamResponse> {
    return this.do(path, async () => {
      const response = await send();
      if (this.#freezes) freeze(response.body);
      // Errors may be temporary, and a response that sets a cookie is for one client only.
      const isCacheable = response.status === 200 && response.headers['set-cookie'] === undefined;
      return {
        value: response,
        parts: new Set([partOf(path)]),
        bytes: isCacheable
          ? BYTES_PER_CHARACTER * JSON.stringify(response.body ?? null).length
          : undefined,
      };
    });
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
