// What the fast path takes: ordinary requests from ordinary clients. Everything else goes the whole way, where it is judged with all rules.
import type { IncomingMessage } from 'node:http';
import { isFromAnotherSite, type SiteOrigins } from '../limits/foreign-origin.ts';
import { hostOf } from './client-address.ts';
import { type FastAnswerForm, formOf } from './fast-answer-form.ts';

/** A request as far as the fast path looks at it. */
export type FastRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;

/** A body that is longer goes the whole way. */
const MAX_FAST_BODY = 64 * 1024;
const MAX_FAST_URL = 8 * 1024;
/** A developer's key and the like open more than everybody may do: such requests are not ordinary. */
const EXTRAORDINARY = ['authorization', 'x-developer-key', 'transfer-encoding', 'content-encoding', 'expect', 'upgrade'];
/** Apollo Server's own list of headers that no page of another site can send without asking first. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** An operation as a client asks for it: by its text, or by the SHA-256 of a text that the gateway has learned. */
export type Asked = { query: string | undefined; hash: string | undefined; operationName: string | undefined; variables: Variables };
type Variables = Record<string, unknown>;

/** How the request wants its answer; undefined for one that the fast path does not take. */
export function takenForm({ method, url = '', headers }: FastRequest): FastAnswerForm | undefined {
  for (const name of EXTRAORDINARY) if (headers[name] !== undefined) return undefined;
  const isJson = isJsonType(headers['content-type']);
  if (method === 'POST') {
    const length = Number(headers['content-length']);
    if (url !== '/graphql' || !isJson || !(length > 0 && length <= MAX_FAST_BODY)) return undefined;
  } else {
    if (method !== 'GET' || !url.startsWith('/graphql?') || url.length > MAX_FAST_URL) return undefined;
    if (!isJson && !PREFLIGHTED.some((name) => headers[name])) return undefined;
  }
  return formOf(method === 'GET', headers.accept, headers['accept-encoding']);
}

/** The rule about other sites, as the whole way has it; answers to other origins of ours have headers of their own (CORS) and go that way. */
export function mayPassFast(origins: SiteOrigins): (request: FastRequest) => boolean {
  return (request) => {
    const { method = '', headers } = request;
    const { origin } = headers;
    // Without an origin, whose name the site has does not matter.
    const hostname = origin === undefined ? '' : hostOf(request);
    return !isFromAnotherSite({ method, headers, hostname }, origins) && (origin === undefined || !origins.allowedOrigins.includes(origin));
  };
}

function isJsonType(type: string | undefined): boolean {
  return type === 'application/json' || type === 'application/json; charset=utf-8';
}

/** Reads what a body asks for; undefined for anything out of the ordinary. */
export function askedByBody(body: string): Asked | undefined {
  return asked(parseObject(body));
}

/** Reads what an address asks for; undefined for anything out of the ordinary. */
export function askedByUrl(url: string): Asked | undefined {
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const fields: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (name in fields) return undefined;
    const isJson = name === 'variables' || name === 'extensions';
    const read = isJson ? parseObject(value) : value;
    if (read === undefined) return undefined;
    fields[name] = read;
  }
  return asked(fields);
}

function asked(fields: Record<string, unknown> | undefined): Asked | undefined {
  if (!fields) return undefined;
  const { query, operationName, variables, extensions } = fields;
  if (query !== undefined && typeof query !== 'string') return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  const hash = extensions === undefined || extensions === null ? undefined : hashIn(extensions);
  // With both, a query is being registered: Apollo Server compares them.
  if (hash === null || (query === undefined) === (hash === undefined)) return undefined;
  return { query, hash, operationName: operationName ?? undefined, variables: variables ?? {} };
}

/** The hash of a persisted query; undefined without one, null for extensions of another kind. */
function hashIn(extensions: unknown): string | undefined | null {
  if (!isRecord(extensions)) return null;
  const { persistedQuery, ...others } = extensions;
  // Apollo Client tells its name and version here; nobody's answer depends on it.
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
