// Whether a browser would have asked first (CORS preflight) before sending such a request from a page of another site. Apollo Server's
// CSRF prevention has the same rule and the last word; this is for what happens before it.
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that no form of another site can send: Apollo Server's own list. */
export const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** What a form can send without asking. */
const TYPES_OF_FORMS = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

export function isPreflighted(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'];
  return (type !== undefined && !TYPES_OF_FORMS.test(type)) || PREFLIGHT_HEADERS.some((name) => headers[name]);
}
