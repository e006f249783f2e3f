// What an answer of upstream holds: a document, a list of them, or the error that it is.
import type { UpstreamAnswer } from './client.ts';
import { codedError, errorOfAnswer } from './errors.ts';
import { retryAfterOf } from './retries.ts';

/** One document. Error UPSTREAM_BAD_RESPONSE for anything else, and what an error status stands for. */
export function documentOf(answer: UpstreamAnswer): object {
  return document(bodyOf(answer));
}

/** One document that may not be there: null on 404, and where a host answers `null` instead. */
export function foundIn(answer: UpstreamAnswer): object | null {
  if (answer.status === 404) return null;
  const body = bodyOf(answer);
  return body === null ? null : document(body);
}

/** A list of documents. Error UPSTREAM_BAD_RESPONSE for anything else, and what an error status stands for. */
export function listOf(answer: UpstreamAnswer): object[] {
  const body = bodyOf(answer);
  if (!Array.isArray(body) || !body.every(isObject)) throw senseless();
  return body;
}

/** A page of a list, with the number of all entries by the header `x-total-count`. */
export function pageOf(answer: UpstreamAnswer): { nodes: object[]; totalCount: number } {
  const nodes = listOf(answer);
  const total = Number(answer.headers['x-total-count']);
  return { nodes, totalCount: Number.isInteger(total) && total >= 0 ? total : nodes.length };
}

/** The answer's body, taken out of a `{ data }` envelope where a host uses one; an error status throws. */
function bodyOf({ status, headers, body }: UpstreamAnswer): unknown {
  if (status >= 400) throw errorOfAnswer(status, body, retryAfterOf(headers));
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body && !('_id' in body) && !('id' in body);
  return isEnvelope ? body.data : body;
}

function document(body: unknown): object {
  if (!isObject(body) || Array.isArray(body)) throw senseless();
  return body;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function senseless() {
  return codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
}
