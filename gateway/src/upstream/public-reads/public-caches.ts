// The caches of public data: upstream responses and GraphQL responses. A change drops the affected
// entries here and on every gateway of the site.
import type { UpstreamRequest } from '../http/request.ts';
import { type ChangedParts, partsChangedBy } from './allow-list.ts';
import { CacheInvalidation } from './cache-invalidation.ts';
import { PublicReads } from './public-reads.ts';
import { SingleFlight } from './single-flight.ts';

const MAX_RESPONSES_BYTES = 64 * 1024 * 1024;

export type PublicCachesOptions = {
  seconds: number;
  inFlight: boolean;
  isProduction: boolean;
  /** Undefined: a single gateway. */
  redisUrl: URL | undefined;
  onError: (error: unknown) => void;
};

/** @typeParam A a cached GraphQL response */
export class PublicCaches<A extends object> {
  readonly reads: PublicReads;
  readonly responses: SingleFlight<A>;
  readonly #invalidation: CacheInvalidation | undefined;

  constructor({ seconds, inFlight, isProduction, redisUrl, onError }: PublicCachesOptions) {
    this.reads = new PublicReads({ seconds, inFlight, freezes: !isProduction });
    this.responses = new SingleFlight<A>({ seconds, inFlight, maxBytes: MAX_RESPONSES_BYTES });
    if (redisUrl && seconds > 0)
      this.#invalidation = new CacheInvalidation(
        redisUrl,
        (changedParts) => this.#drop(changedParts),
        onError,
      );
  }

  /** Must be called after every upstream write. */
  readonly onWrite = ({ method, path }: Pick<UpstreamRequest, 'method' | 'path'>): void => {
    const changedParts = partsChangedBy(method, path);
    if (changedParts.length === 0) return;
    this.#drop(changedParts);
    this.#invalidation?.publish(changedParts);
  };

  close(): void {
    this.#invalidation?.close();
  }

  #drop(changedParts: ChangedParts): void {
    this.reads.drop(changedParts);
    this.responses.drop(changedParts);
  }
}
