// A request to the REST backend and its response.
import type { GraphQLError } from 'graphql';
import type { UpstreamPath } from './path.ts';

export type CallBounds = {
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
  /** Timeout of this call including queueing and retries, in milliseconds. */
  timeoutMs: number;
  /** Deadline of the operation, by `performance.now()`; undefined for the gateway's own calls. */
  deadlineAt?: number | undefined;
};

/** `body`: bytes, with their content type in `headers`. */
export type UpstreamRequest = CallBounds & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: UpstreamPath;
  headers: Record<string, string>;
  body?: Buffer | undefined;
};

/** The response headers that the gateway reads. */
export type ResponseHeaders = {
  [Name in 'retry-after' | 'x-next-cursor' | 'x-total-count' | 'x-total-count-at-least']?:
    | string
    | undefined;
} & { 'set-cookie'?: string[] };

/** `body`: parsed JSON; undefined if the response was empty. */
export type UpstreamResponse = { status: number; headers: ResponseHeaders; body: unknown };

/** A resource that a call waits for, such as its exchange. */
export type Stoppable = { destroy(error: GraphQLError): unknown };
