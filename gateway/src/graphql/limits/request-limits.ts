// Limits that are checked before anything is parsed or executed.
import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { querySizeError } from './query-size.ts';
import { variablesSizeError } from './variables-size.ts';

type Request = Pick<FastifyRequest, 'method' | 'body' | 'url'>;

/** The error for a request beyond a limit, otherwise undefined. */
export function requestLimitError(request: Request): GraphQLError | undefined {
  const query = queryOf(request);
  return (
    (typeof query === 'string' ? querySizeError(query) : undefined) ??
    variablesSizeError(variablesOf(request))
  );
}

/**
 * The query of the request, as Apollo Server reads it; values other than strings are not executed.
 */
export function queryOf({ method, body, url }: Request): unknown {
  return method === 'GET' ? parameterOf(url, 'query') : bodyField(body, 'query');
}

/**
 * Variables of a GET are JSON in the URL, whose length bounds them; invalid JSON is refused later.
 */
function variablesOf({ method, body, url }: Request): unknown {
  if (method !== 'GET') return bodyField(body, 'variables');
  try {
    return JSON.parse(parameterOf(url, 'variables') ?? 'null');
  } catch {
    return undefined;
  }
}

function parameterOf(url: string, name: string): string | null {
  return new URL(url, 'http://localhost').searchParams.get(name);
}

function bodyField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}
