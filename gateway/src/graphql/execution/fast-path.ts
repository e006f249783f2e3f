// Executes operations that Apollo Server has admitted before, without its parsing, validation and
// plugins. All other steps are the same. A result with errors is passed to Apollo Server, which
// formats them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../../modules/context.ts';
import type { Observer } from '../../observability/observer.ts';
import { NO_UPSTREAM_USAGE, type ResponseSource } from '../../observability/outcomes.ts';
import type { Audience } from '../../upstream/public-reads/allow-list.ts';
import type { Outcome, SingleFlight } from '../../upstream/public-reads/single-flight.ts';
import type { RequestClient } from '../../upstream/request-calls.ts';
import { clientOf, visitorsClient } from '../request-client.ts';
import type { FastPathRequest } from '../request-state.ts';
import { upstreamExtension } from '../upstream-extension.ts';
import { requestInBody, requestInUrl, usualMediaType } from './operation-request.ts';
import { type Operation, type Operations, runOperation } from './operations.ts';
import { ParsedRequests } from './parsed-requests.ts';
import { bodyOf, SharedResponse } from './shared-response.ts';

/** The result of executing an operation for one request. */
export type Execution = {
  operation: Operation;
  result: ExecutionResult;
  context: Context;
  audience: Audience;
};

export type FastPathOptions = {
  operations: Operations;
  /** Responses to visitors, cached and coalesced. */
  responses: SingleFlight<SharedResponse | Execution>;
  observer: Observer;
  hasSession: (cookie: string | undefined) => boolean;
  contextOf: (client: () => RequestClient) => Context;
  /** Adds `extensions.upstream` to responses. */
  hasUpstreamExtension: boolean;
};

export class FastPath {
  readonly #options: FastPathOptions;
  readonly #parsed: ParsedRequests;
  /**
   * Operations whose last response was for one client only: they are not coalesced, because waiting
   * requests would have to execute themselves anyway.
   */
  readonly #personalOperations = new WeakSet<Operation>();

  constructor(options: FastPathOptions) {
    this.#options = options;
    this.#parsed = new ParsedRequests(options.operations);
  }

  /**
   * Sends a cached response, or that of an identical request in flight. False if there is none for
   * this client.
   */
  async sendShared(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const mediaType = usualMediaType(request);
    if (mediaType === undefined) return false;
    const { responses, hasSession } = this.#options;
    const { method, url, body, headers, graphql } = request;
    const key = method === 'GET' ? `GET ${url}` : `POST ${graphql.bodyText}`;
    const isVisitor = !hasSession(headers.cookie);
    const cachedResponse = responses.get(key);
    if (cachedResponse && mayReceive(cachedResponse.audience, isVisitor))
      return this.#send(cachedResponse, 'cached', mediaType, request, reply);
    const parsed = this.#parsed.get(key, method, () =>
      method === 'GET' ? requestInUrl(url) : requestInBody(body),
    );
    if (!parsed) return false;
    graphql.fastPathRequest = { key, parsed, isVisitor, mediaType };
    const pendingResponse = isVisitor ? responses.join(key) : undefined;
    // Undefined if the data has changed in the meantime: then this request executes itself.
    const response = pendingResponse && (await pendingResponse);
    return response && mayReceive(response.audience, isVisitor)
      ? this.#send(response, 'coalesced', mediaType, request, reply)
      : false;
  }

  /**
   * Executes an operation that Apollo Server has admitted before. False for another operation, and
   * for a result with errors.
   */
  async execute(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { fastPathRequest, executed } = request.graphql;
    if (!fastPathRequest || executed) return false;
    const { responses, observer } = this.#options;
    const isShared =
      fastPathRequest.isVisitor &&
      fastPathRequest.parsed.operation.definition.operation === 'query' &&
      responses.isEnabled &&
      !this.#personalOperations.has(fastPathRequest.parsed.operation);
    const observation = observer.of(request);
    const response = isShared
      ? await responses.do(fastPathRequest.key, () =>
          this.#executeForVisitors(fastPathRequest, request),
        )
      : await this.#execute(fastPathRequest, () => clientOf(observation, request, reply));
    return this.#send(response, 'executed', fastPathRequest.mediaType, request, reply);
  }

  async #execute(
    { key, parsed }: FastPathRequest,
    client: () => RequestClient,
  ): Promise<Execution> {
    const { operation, variables } = parsed;
    const context = this.#options.contextOf(client);
    const result = await runOperation(operation, context, variables);
    // The result of a mutation is only for the client that sent it.
    const isQuery = operation.definition.operation === 'query';
    const audience = isQuery ? context.audience() : 'one';
    const isValid = result.data !== undefined;
    if (audience !== 'one' && isValid) this.#parsed.remember(key, parsed);
    return { operation, result, context, audience };
  }

  /**
   * Executes once for identical requests without a session. A response without errors and cookies
   * is cached unless it depends on the clock.
   */
  async #executeForVisitors(
    fastPathRequest: FastPathRequest,
    request: FastifyRequest,
  ): Promise<Outcome<SharedResponse | Execution>> {
    const { slot } = request.graphql;
    const observation = this.#options.observer.of(request);
    // The slot is kept until the end, because this execution goes on when its client leaves.
    slot?.retain();
    const execution = await this.#execute(fastPathRequest, () =>
      visitorsClient(observation, request),
    ).finally(() => slot?.release());
    const { operation, result, context, audience } = execution;
    const upstream = context.usedUpstream();
    const parts = upstream?.parts ?? new Set();
    if (audience === 'one') this.#personalOperations.add(operation);
    if (audience === 'one' || result.errors || upstream?.setCookies.length)
      return { value: execution, parts, bytes: undefined };
    const response = new SharedResponse(
      operation,
      result,
      audience,
      upstream?.usage ?? NO_UPSTREAM_USAGE,
    );
    return { value: response, parts, bytes: response.size };
  }

  #send(
    response: SharedResponse | Execution,
    source: ResponseSource,
    mediaType: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): boolean {
    const { operation, audience } = response;
    const isShared = response instanceof SharedResponse;
    if (!isShared && response.result.errors) {
      // Without `data` nothing was executed: the variables are invalid, which Apollo Server
      // reports.
      if (response.result.data === undefined) return false;
      // Contains the cookies and reads of the execution, for its own client.
      request.graphql.executed = {
        result: response.result,
        context: source === 'executed' ? response.context : undefined,
        source,
      };
      return false;
    }
    const upstream = isShared ? undefined : response.context.usedUpstream();
    const usage = isShared ? response.upstream : upstream?.usage;
    const isExecuted = source === 'executed';
    request.graphql.completed = {
      name: operation.name,
      kind: operation.definition.operation,
      source,
      codes: [],
      audience,
      upstream: (isExecuted && usage) || NO_UPSTREAM_USAGE,
      // Cookies of upstream are only for the client whose request was executed.
      setCookies: (isExecuted && upstream?.setCookies) || [],
    };
    reply.type(mediaType);
    const extensions = this.#options.hasUpstreamExtension
      ? upstreamExtension(usage, source)
      : undefined;
    if (!isShared) reply.send(bodyOf(response.result, extensions));
    else if (extensions) reply.send(response.withExtensions(extensions));
    else {
      request.graphql.shared = response;
      reply.send(response.bytes);
    }
    return true;
  }
}

/** True if a client may receive a response that was made for another one. */
function mayReceive(audience: Audience, isVisitor: boolean): boolean {
  return audience === 'everybody' || (audience === 'visitors' && isVisitor);
}
