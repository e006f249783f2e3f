// In which form a client wants its answer on the fast path: media type and compression. What has to be weighed goes the whole way.
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | undefined;

/** One and the same object for all who want the same. */
export type FastAnswerForm = { readonly isGet: boolean; readonly contentType: string; readonly encoding: Encoding };

const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
/** What clients send in `accept`, and what they get. Others go the whole way, which weighs them. */
const TYPE_OF_ACCEPT = new Map([
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/json, */*', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
  // Apollo Client 4.
  ['application/graphql-response+json,application/json;q=0.9', RESPONSE_TYPE],
]);

const FORMS: readonly FastAnswerForm[] = [true, false].flatMap((isGet) =>
  [JSON_TYPE, RESPONSE_TYPE].flatMap((contentType) =>
    (['br', 'gzip', undefined] as const).map((encoding) => ({ isGet, contentType, encoding })),
  ),
);

/** Browsers have a handful of ways to say it; whoever makes up others must not fill the memory. */
const encodings = new LRUCache<string, { taken: Encoding | 'weighed' }>({ max: 100 });

/** Undefined for headers that have to be weighed. */
export function formOf(isGet: boolean, accept = '', acceptEncoding = ''): FastAnswerForm | undefined {
  const contentType = TYPE_OF_ACCEPT.get(accept);
  if (contentType === undefined) return undefined;
  let known = encodings.get(acceptEncoding);
  if (!known) {
    known = { taken: encodingOf(acceptEncoding) };
    encodings.set(acceptEncoding, known);
  }
  const { taken } = known;
  return FORMS.find((form) => form.isGet === isGet && form.contentType === contentType && form.encoding === taken);
}

function encodingOf(acceptEncoding: string): Encoding | 'weighed' {
  if (acceptEncoding.includes(';')) return 'weighed';
  const names = acceptEncoding.split(',').map((name) => name.trim().toLowerCase());
  if (names.includes('*')) return 'weighed';
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}
