// The state of one request to /graphql, shared by the steps of the pipeline.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../modules/context.ts';
import type { Observation } from '../observability/observer.ts';
import type { OperationOutcome, ResponseSource } from '../observability/outcomes.ts';
import type { Audience } from '../upstream/public-reads/allow-list.ts';
import type { ParsedRequest } from './execution/parsed-requests.ts';
import type { SharedResponse } from './execution/shared-response.ts';
import type { OperationSlot } from './load-shedding.ts';

/** An executed operation whose response is about to be sent. */
export type CompletedOperation = Omit<OperationOutcome, 'status'> & {
  /** The clients that may receive the response. */
  audience: Audience;
  /** Set-Cookie headers for this client. */
  setCookies: readonly string[];
};

/** A result with errors: executed by the fast path, formatted by Apollo Server. */
export type ExecutedOperation = {
  result: ExecutionResult;
  context: Context | undefined;
  source: ResponseSource;
};

/** A request for an operation that Apollo Server has admitted before: it is executed directly. */
export type FastPathRequest = {
  /** Identical for identical requests. */
  key: string;
  parsed: ParsedRequest;
  /** True if the request has no session. */
  isVisitor: boolean;
  /** Media type of the response. */
  mediaType: string;
};

class RequestState {
  /** The unparsed JSON body; undefined without one. */
  bodyText: string | undefined;
  /** Undefined until load shedding has admitted the operation. */
  slot: OperationSlot | undefined;
  fastPathRequest: FastPathRequest | undefined;
  executed: ExecutedOperation | undefined;
  completed: CompletedOperation | undefined;
  /** Set if the response is a shared one. */
  shared: SharedResponse | undefined;
}

/**
 * The context of one operation, with its HTTP request. Apollo Server makes a shallow clone of it.
 */
export type RequestContext = Context & { readonly request: FastifyRequest };

const STATE = Symbol('state of a GraphQL request');

/** Gives each request of an app its state. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('observation', undefined);
  app.decorateRequest('graphql', {
    getter(this: FastifyRequest & { [STATE]?: RequestState }) {
      this[STATE] ??= new RequestState();
      return this[STATE];
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly graphql: RequestState;
    observation: Observation | undefined;
  }
}
