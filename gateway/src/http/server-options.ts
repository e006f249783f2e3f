// The options of a gateway. main.ts sets few of them, tests more.
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../config.ts';
import type { ResponseSource } from '../observability/outcomes.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { Opener } from '../upstream/http/connections.ts';

export type ServerOptions = {
  env: Env;
  logger?: boolean | FastifyBaseLogger;
  now?: () => number;
  /**
   * How often an operation is executed by graphql-js before it is compiled; tests compile at once.
   */
  runsBeforeCompiling?: number;
  /** All data is generated, and upstream is not called. */
  mock?: boolean;
  /** How connections to upstream are opened; undefined: by undici. */
  openUpstream?: Opener | undefined;
  /** Undefined: no spans are exported. */
  tracing?: Tracing | undefined;
  /**
   * Aborted on shutdown: the server is then not ready for requests and closes connections after
   * responses.
   */
  stopping?: AbortSignal;
  /**
   * Whether known operations may skip parsing and validation; tests compare it with the full
   * pipeline.
   */
  hasFastPath?: boolean;
  /** Called for each response that Apollo Server did not send. */
  onFastResponse?: (source: ResponseSource) => void;
  /**
   * Whether versions of exams are kept between requests; default: true. Tests that prepare each
   * answer turn it off.
   */
  keepsExamVersions?: boolean;
  /** How long a request may be slower than the minimum speed, in milliseconds; shorter in tests. */
  slowRequestMs?: number;
};
