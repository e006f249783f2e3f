// The options of a gateway; most of them are set by tests only.
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../config.ts';
import type { ResponseSource } from '../observability/outcomes.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { Opener } from '../upstream/http/connections.ts';

export type ServerOptions = {
  env: Env;
  logger?: boolean | FastifyBaseLogger;
  now?: () => number;
  /** Executions by graphql-js before an operation is compiled; 0 in tests. */
  runsBeforeCompiling?: number;
  /** All data is generated, and upstream is not called. */
  mock?: boolean;
  /** How connections to upstream are opened; undefined: by undici. */
  openUpstream?: Opener | undefined;
  /** Undefined: no spans are exported. */
  tracing?: Tracing | undefined;
  /** Aborted at shutdown: the server is no longer ready, and closes connections after responses. */
  stopping?: AbortSignal;
  /** False: no fast path; for tests that compare it with the full pipeline. */
  hasFastPath?: boolean;
  /** Called for each response that was not made by Apollo Server. */
  onFastResponse?: (source: ResponseSource) => void;
  /**
   * Caches exam versions between requests; default: true. False in tests that prepare each
   * response.
   */
  keepsExamVersions?: boolean;
  /** Window of the minimum upload speed in milliseconds; shorter in tests. */
  slowRequestMs?: number;
};
