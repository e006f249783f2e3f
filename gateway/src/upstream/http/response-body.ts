// Parses upstream's response: a document, a list of documents, or an error.

import { errorOfResponse } from '../errors/errors.ts';
import { refusal } from '../errors/refusals.ts';
import { retryAfterOf } from '../resilience/retries.ts';
import type { UpstreamResponse } from './request.ts';

/**
 * Reads one document. Error UPSTREAM_BAD_RESPONSE for anything else; throws for an error status.
 */
export function parseDocument(response: UpstreamResponse): object {
  return requireDocument(parseBody(response));
}

/**
 * Reads one document that may be missing: null for a 404, and for a host that responds with `null`.
 */
export function parseDocumentOrNull(response: UpstreamResponse): object | null {
  if (response.status === 404) return null;
  const body = parseBody(response);
  return body === null ? null : requireDocument(body);
}

/**
 * Reads a list of documents. Error UPSTREAM_BAD_RESPONSE for anything else; throws for an error
 * status.
 */
export function parseList(response: UpstreamResponse): object[] {
  const body = parseBody(response);
  if (!Array.isArray(body) || !body.every(isObject)) throw invalidResponse();
  return body;
}

/**
 * A page of a list, with the total (or a lower bound) and the cursor of the next page, if upstream
 * has cursors.
 */
export type UpstreamPage<T> = {
  nodes: T[];
  totalCount: number;
  totalCountIsExact: boolean;
  nextCursor: string | undefined;
};

/**
 * Reads a page of a list by the headers `x-total-count`, `x-total-count-at-least` and
 * `x-next-cursor`.
 */
export function parsePage(response: UpstreamResponse): UpstreamPage<object> {
  const nodes = parseList(response);
  const {
    'x-total-count': count,
    'x-total-count-at-least': isLowerBound,
    'x-next-cursor': nextCursor,
  } = response.headers;
  const total = Number(count);
  const totalCount = Number.isInteger(total) && total >= 0 ? total : nodes.length;
  return { nodes, totalCount, totalCountIsExact: isLowerBound !== 'true', nextCursor };
}

/**
 * The body of a response, without the `{ data }` envelope of some hosts; throws for an error
 * status.
 */
function parseBody({ status, headers, body }: UpstreamResponse): unknown {
  if (status >= 400) throw errorOfResponse(status, body, retryAfterOf(headers));
  const isEnvelope =
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    !('_id' in body) &&
    !('id' in body);
  return isEnvelope ? body.data : body;
}

function requireDocument(body: unknown): object {
  if (!isObject(body) || Array.isArray(body)) throw invalidResponse();
  return body;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function invalidResponse() {
  return refusal('UPSTREAM_INVALID');
}
