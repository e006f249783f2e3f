// What an answer of upstream holds: a document, a list of them, or the error that it is.
import type { UpstreamAnswer } from './client.ts';
import { codedError, errorOfAnswer } from './errors.ts';
import { retryAfterOf } from './retries.ts';

/** The answer's body, taken out of a `{ data }` envelope where a host uses one; an error status throws. */
export function bodyOf({ status, headers, body }: UpstreamAnswer): unknown {
  if (status >= 400) throw errorOfAnswer(status, body, retryAfterOf(headers));
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body && !('_id' in body) && !('id' in body);
  return isEnvelope ? body.data : body;
}

/** One document. Error UPSTREAM_BAD_RESPONSE for anything else. */
export function document(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw senseless();
  return body;
}

/** A list of documents. Error UPSTREAM_BAD_RESPONSE for anything else. */
export function documents(body: unknown): object[] {
  if (!Array.isArray(body) || !body.every((entry) => typeof entry === 'object' && entry !== null)) throw senseless();
  return body;
}

function senseless() {
  return codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
}
