// A request to the REST backend and its response.
import type { GraphQLError } from 'graphql';
import type { UpstreamPath } from './path.ts';

/** The bounds of a call. */
export type CallBounds = {
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
  /** For this call, with its wait in the queue and its retries, in milliseconds. */
  timeoutMs: number;
  /** For the operation, by `performance.now()`; undefined for a call of the gateway's own. */
  deadlineAt?: number | undefined;
};

/** A request: the body as bytes, with its content type in `headers`. */
export type UpstreamRequest = CallBounds & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: UpstreamPath;
  headers: Record<string, string>;
  body?: Buffer | undefined;
};

/** The headers of a response that the gateway reads. */
export type AnswerHeaders = {
  [Name in 'retry-after' | 'x-next-cursor' | 'x-total-count' | 'x-total-count-at-least']?:
    | string
    | undefined;
} & { 'set-cookie'?: string[] };

/** A response. `body` is the parsed JSON; undefined if the response was empty. */
export type UpstreamAnswer = { status: number; headers: AnswerHeaders; body: unknown };

/** Something that a call waits for, such as its exchange. */
export type Stoppable = { destroy(error: GraphQLError): unknown };
