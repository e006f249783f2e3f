// All that is kept and shared of what is public: upstream's answers, and our own. A change drops both, here and on every gateway of the site.
import { ChangeNews } from './change-news.ts';
import { changesPublicReads } from './public-paths.ts';
import { PublicReads } from './public-reads.ts';
import { Shared } from './shared-work.ts';

const MAX_BYTES_OF_ANSWERS = 64 * 1024 * 1024;

export type PublicCachesOptions = {
  seconds: number;
  inFlight: boolean;
  isProduction: boolean;
  /** Undefined: there is one gateway only. */
  redisUrl: URL | undefined;
  onError: (error: unknown) => void;
};

/** @typeParam A our own answers, as they are kept */
export class PublicCaches<A extends object> {
  readonly reads: PublicReads;
  readonly answers: Shared<A>;
  readonly #news: ChangeNews | undefined;

  constructor({ seconds, inFlight, isProduction, redisUrl, onError }: PublicCachesOptions) {
    this.reads = new PublicReads({ seconds, inFlight, freezes: !isProduction });
    this.answers = new Shared<A>({ seconds, inFlight, maxBytes: MAX_BYTES_OF_ANSWERS });
    if (redisUrl && seconds > 0) this.#news = new ChangeNews(redisUrl, () => this.#drop(), onError);
  }

  /** To be told of every write upstream. */
  readonly onWrite = (path: string): void => {
    if (!changesPublicReads(path)) return;
    this.#drop();
    this.#news?.tell();
  };

  close(): void {
    this.#news?.close();
  }

  #drop(): void {
    this.reads.drop();
    this.answers.drop();
  }
}
