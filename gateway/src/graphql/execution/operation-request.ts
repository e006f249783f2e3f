// Parses the operation, variables and hash of a request. Unusual requests return undefined and are
// left to Apollo Server, which applies all its rules.
import type { FastifyRequest } from 'fastify';
import { isPreflighted } from '../preflight.ts';
import type { OperationRequest } from './operations.ts';
import type { Variables } from './run-compiled.ts';

export type OperationRequestWithVariables = OperationRequest & { variables: Variables };

const MAX_BODY_CHARACTERS = 64 * 1024;
const MAX_URL_CHARACTERS = 8 * 1024;
/** Headers that can grant more permissions. */
const CREDENTIAL_HEADERS = ['authorization', 'x-developer-key'];
const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
/** Common values of `accept`, and the media type that Apollo Server chooses for each. */
const TYPE_OF_ACCEPT = new Map([
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/json, */*', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
  // Apollo Client 4.
  ['application/graphql-response+json,application/json;q=0.9', RESPONSE_TYPE],
]);

/** The media type of the response to a usual request; undefined for an unusual one. */
export function usualMediaType({
  method,
  url,
  headers,
  graphql,
}: FastifyRequest): string | undefined {
  if (CREDENTIAL_HEADERS.some((name) => headers[name] !== undefined) || !isPreflighted(headers))
    return undefined;
  if (method === 'POST') {
    if (
      url !== '/graphql' ||
      graphql.bodyText === undefined ||
      graphql.bodyText.length > MAX_BODY_CHARACTERS
    )
      return undefined;
  } else if (
    method !== 'GET' ||
    !url.startsWith('/graphql?') ||
    url.length > MAX_URL_CHARACTERS ||
    url.includes('#')
  )
    return undefined;
  // Apollo Server refuses a GET with any other type.
  if (method === 'GET' && !['application/json', undefined].includes(headers['content-type']))
    return undefined;
  return TYPE_OF_ACCEPT.get(headers.accept ?? '');
}

/** Undefined for an unusual body. @param body as Fastify parsed it */
export function requestInBody(body: unknown): OperationRequestWithVariables | undefined {
  if (!isRecord(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  if (query !== undefined && typeof query !== 'string') return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  const hash = extensions === undefined || extensions === null ? undefined : hashIn(extensions);
  // A request with both registers a query: Apollo Server verifies the hash.
  if (hash === null || (query === undefined) === (hash === undefined)) return undefined;
  return { query, hash, operationName: operationName ?? undefined, variables: variables ?? {} };
}

/** Undefined for an unusual URL. */
export function requestInUrl(url: string): OperationRequestWithVariables | undefined {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(url.slice(url.indexOf('?') + 1))) {
    if (name in fields) return undefined;
    const isJson = name === 'variables' || name === 'extensions';
    const parsedValue = isJson ? parseObject(value) : value;
    if (parsedValue === undefined) return undefined;
    fields[name] = parsedValue;
  }
  return requestInBody(fields);
}

/** The hash of a persisted query; undefined without one, null for other extensions. */
function hashIn(extensions: unknown): string | undefined | null {
  if (!isRecord(extensions)) return null;
  const { persistedQuery, ...others } = extensions;
  // Apollo Client sends its name and version here; they do not affect the response.
  if (Object.keys(others).some((name) => name !== 'clientLibrary')) return null;
  if (persistedQuery === undefined) return undefined;
  const { version, sha256Hash } = isRecord(persistedQuery) ? persistedQuery : {};
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null;
}

function parseObject(text: string): Variables | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
