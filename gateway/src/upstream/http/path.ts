// Builds upstream paths: every external value becomes exactly one encoded segment, so that no id
// can address another endpoint.
import { GraphQLError } from 'graphql';
import { refusal } from '../errors/refusals.ts';
import { registerRoute } from './routes.ts';

/** An encoded path; only `path` creates one. */
export type UpstreamPath = string & { readonly encoded: unique symbol };

const MAX_SEGMENT = 200;
/** Ids that need no encoding, nearly all. */
const UNENCODED_ID = /^[\w-]{1,200}$/;
/** Half of a character beyond U+FFFF, as in a text that was cut there. It cannot be encoded. */
const UNPAIRED_SURROGATE = /\p{Cs}/gu;

/**
 * The error NOT_AN_ID. Its field is added later, from the arguments of the operation
 * (graphql/plugins/invalid-ids.ts).
 */
export class InvalidIdError extends GraphQLError {
  readonly value: string;

  constructor(value: string) {
    const { message, extensions } = refusal('NOT_AN_ID');
    super(message, { extensions });
    this.value = value;
  }
}

/**
 * Tag for upstream paths: path`/course/${id}/lessons`. Throws BAD_USER_INPUT for a value that
 * cannot be a segment: empty, '.', '..', with control characters, or longer than 200 characters.
 */
export function path(literals: TemplateStringsArray, ...values: string[]): UpstreamPath {
  registerRoute(literals);
  return literals.reduce(
    (left, literal, i) => left + encodeSegment(values[i - 1] ?? '') + literal,
  ) as UpstreamPath;
}

/**
 * Adds a query string; undefined values are omitted, lists are joined by commas. Unpaired
 * surrogates become U+FFFD.
 */
export function withQuery(
  to: UpstreamPath,
  query: Record<string, string | number | readonly string[] | undefined>,
): UpstreamPath {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'object' ? value.map(encode).join(',') : encode(String(value));
    return [`${name}=${text}`];
  });
  return (pairs.length > 0 ? `${to}?${pairs.join('&')}` : to) as UpstreamPath;
}

/**
 * The path of a DELETE; `force` archives a record that students' data refers to, or deletes a
 * campaign that students are registered for, instead of refusing to delete it.
 */
export function withForce(to: UpstreamPath, force: boolean): UpstreamPath {
  return withQuery(to, { force: force ? 'true' : undefined });
}

/** True if a value can be an upstream id; loaders return null for other values. */
export function isSegment(value: string): boolean {
  if (UNENCODED_ID.test(value)) return true;
  // Control characters, and unpaired surrogates.
  const hasUnsendable = /[\p{Cc}\p{Cs}]/u.test(value);
  return (
    value !== '' && value !== '.' && value !== '..' && value.length <= MAX_SEGMENT && !hasUnsendable
  );
}

function encodeSegment(value: string): string {
  if (!isSegment(value)) throw new InvalidIdError(value);
  return encode(value);
}

function encode(value: string): string {
  return UNENCODED_ID.test(value)
    ? value
    : encodeURIComponent(value.replace(UNPAIRED_SURROGATE, '\uFFFD'));
}
