// True if a browser must send a CORS preflight before such a request from another site. The rule of
// Apollo Server's CSRF prevention, for the steps before it.
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that forms of other sites cannot send: the list of Apollo Server. */
export const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Content types that a form can send without a preflight. */
const TYPES_OF_FORMS =
  /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

export function isPreflighted(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'];
  return (
    (type !== undefined && !TYPES_OF_FORMS.test(type)) ||
    PREFLIGHT_HEADERS.some((name) => headers[name])
  );
}
