// A successful response for several clients: cached, and sent to identical requests in flight.
import type { ExecutionResult } from 'graphql';
import type { UpstreamUsage } from '../../observability/outcomes.ts';
import type { Audience } from '../../upstream/public-reads/allow-list.ts';
import type { Operation } from './operations.ts';

export class SharedResponse {
  readonly operation: Operation;
  /** `everybody` or `visitors`. */
  readonly audience: Audience;
  /** The upstream calls of its execution. */
  readonly upstream: UpstreamUsage;
  readonly bytes: Buffer;
  /** Compressed bodies by encoding, filled on demand. */
  readonly compressed = new Map<string, Buffer>();

  constructor(
    operation: Operation,
    result: ExecutionResult,
    audience: Audience,
    upstream: UpstreamUsage,
  ) {
    this.operation = operation;
    this.audience = audience;
    this.upstream = upstream;
    this.bytes = Buffer.from(bodyOf(result));
  }

  /** The body with the extensions of one request. */
  withExtensions(extensions: Record<string, unknown>): string {
    return `${this.bytes.toString('utf8').slice(0, -'}\n'.length)},"extensions":${JSON.stringify(extensions)}}\n`;
  }

  /** Approximate bytes in memory, with compressed bodies. */
  get size(): number {
    return 3 * this.bytes.byteLength + 2048;
  }
}

/** The body of a result without errors, in the format of Apollo Server. */
export function bodyOf({ data }: ExecutionResult, extensions?: Record<string, unknown>): string {
  return `${JSON.stringify({ data, extensions })}\n`;
}
