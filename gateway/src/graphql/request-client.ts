// The client that has sent a request to the gateway (RequestClient), for upstream calls. Made when
// upstream is first needed, because many responses need none of its properties.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observation } from '../observability/observer.ts';
import { NEVER_ABORTED } from '../upstream/never-aborted.ts';
import type { RequestClient } from '../upstream/request-calls.ts';
import { onClosed } from './on-closed.ts';

/** @param reply undefined: the calls are not aborted by a disconnect */
export function clientOf(
  observation: Observation,
  request: FastifyRequest,
  reply?: FastifyReply,
): RequestClient {
  const { headers, ip: address } = request;
  const language = headers['accept-language'];
  return {
    observation,
    address,
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    language: language === 'bn' || language === 'en' ? language : undefined,
    aborted: reply ? abortedSignal(request, reply) : NEVER_ABORTED,
  };
}

/** The client of a response for all visitors with the same request: no session, never aborted. */
export function visitorsClient(
  observation: Observation,
  { ip: address }: FastifyRequest,
): RequestClient {
  return {
    observation,
    address,
    cookie: undefined,
    userAgent: undefined,
    language: undefined,
    aborted: NEVER_ABORTED,
  };
}

/** Aborted if the client disconnects before the response. */
function abortedSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const aborted = new AbortController();
  onClosed(request, reply, () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  return aborted.signal;
}
