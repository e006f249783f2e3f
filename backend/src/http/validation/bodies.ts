// Schemas that several request bodies and queries share.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { CURSOR_PATTERN, type ListPage, type Page } from '../../db/keyset.ts';

export const closed = { additionalProperties: false } as const;

/** An id in a URL or a body. */
export const Id = Type.String({ minLength: 1, maxLength: 100 });

/** The URL of a picture: one of this site's own, or on another host over TLS. */
export const PictureUrl = Type.String({
  pattern:
    '^(/media(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|https://[A-Za-z0-9.-]+(:[0-9]+)?(/[^\\s"\'<>\\\\]*)?)$',
  maxLength: 500,
});

/**
 * A date and time with its zone. The pattern excludes leap seconds and the year 0, which Date and
 * the database cannot represent, and years from 2200 on: lists show records without a date there
 * (`timestampOrLast`), and a cursor has 16 digits.
 */
export const Timestamp = Type.String({
  format: 'date-time',
  pattern: '^(1[0-9]|2[01])[0-9]{2}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-5]',
  maxLength: 40,
});

/** The value for a timestamp column: undefined leaves it unchanged, null clears it. */
export function toDate(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}

/** An optional field that null clears. */
export const clearable = <S extends TSchema>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/**
 * `?offset&limit` of a paged list; the header `x-total-count` has the total.
 * @param limit the default
 */
export const pageFields = (limit: number) => ({
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: limit }),
});

/** `pageFields`, and `?after&limit` for pages by cursor. */
export const cursorFields = {
  ...pageFields(20),
  after: Type.Optional(Type.String({ pattern: CURSOR_PATTERN })),
};

/**
 * The query string of a list that the contract returns as a whole: in parts of at most 1,000
 * entries.
 */
export const PartQuery = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 1000, default: 1000 }),
    after: Type.Optional(Type.String({ pattern: CURSOR_PATTERN })),
  },
  closed,
);
export const pageOf = ({ limit, after = '' }: Static<typeof PartQuery>): Page => ({
  offset: 0,
  limit,
  after,
});

/** The query string of a list without other parameters. */
export const PageQuery = Type.Object(pageFields(20), closed);
export const CursorQuery = Type.Object(cursorFields, closed);

/**
 * The headers of a page: the total, exact or at least, and the cursor of the next page if there is
 * one.
 */
export const pageHeaders = ({ total, isTotalExact, nextCursor }: ListPage<unknown>) => ({
  'x-total-count': total,
  ...(!isTotalExact && { 'x-total-count-at-least': 'true' }),
  ...(nextCursor !== undefined && { 'x-next-cursor': nextCursor }),
});

/** The response of deletions and of other calls without a document. */
export const Message = Type.Object({ message: Type.String() });

/** `?force=true` archives a record that is in use, instead of refusing to delete it. */
export const Force = Type.Object({ force: Type.Optional(Type.Boolean()) }, closed);

/**
 * The body of a PUT: the fields of the POST body, all optional. A field that is left out stays
 * unchanged. The document's read-only fields (its id, its children) are accepted and ignored, since
 * clients send back the document that they read. Unknown fields are refused.
 */
export function changesOf<P extends TProperties>(
  body: TObject<P>,
  readOnly: readonly string[] = ['_id'],
) {
  const ignored = Object.fromEntries(readOnly.map((name) => [name, Type.Optional(Type.Unknown())]));
  const fields = Type.Partial(body);
  // Keeps the body's own options, such as `maxValues`.
  const {
    type: _,
    required: __,
    properties: ___,
    ...options
  } = body as TObject<P> & Record<string, unknown>;
  return Type.Unsafe<Static<typeof fields>>(
    Type.Object({ ...ignored, ...fields.properties }, { ...options, ...closed }),
  );
}

/** The named fields of a body, without those that are undefined. */
export function definedFields<T extends object, K extends keyof T>(
  body: T,
  names: readonly K[],
): { [N in K]?: Exclude<T[N], undefined> } {
  return Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  ) as {
    [N in K]?: Exclude<T[N], undefined>;
  };
}
