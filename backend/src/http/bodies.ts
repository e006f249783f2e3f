// Forms that the bodies of writing calls share.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { CURSOR_PATTERN, type Listed } from '../db/keyset.ts';

export const closed = { additionalProperties: false } as const;

/** An id in an address or a body. */
export const Id = Type.String({ minLength: 1, maxLength: 100 });

/** The address of a picture: one of this site's own, or on another host over TLS. */
export const PictureAddress = Type.String({
  pattern: '^(/media(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|https://[A-Za-z0-9.-]+(:[0-9]+)?(/[^\\s"\'<>\\\\]*)?)$',
  maxLength: 500,
});

/** A moment in time, with its zone. No leap second and no year 0: the format allows them, but neither a Date nor the database has them. */
export const Moment = Type.String({
  format: 'date-time',
  pattern: '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-5]',
  maxLength: 40,
});

/** A moment as columns hold it; what was not sent stays undefined, and null empties. */
export function momentOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}

/** A field that may be left out, and that null empties. */
export const clearable = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

/** `?offset&limit`, of a list that comes in pages; the header `x-total-count` tells how many there are. @param limit when none is sent */
export const pageFields = (limit: number) => ({
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: limit }),
});

/** `?after&limit` beside them, of a list without an end: its pages can go by cursor. */
export const cursorFields = { ...pageFields(20), after: Type.Optional(Type.String({ pattern: CURSOR_PATTERN })) };

/** The query of a list that takes nothing else. */
export const PageQuery = Type.Object(pageFields(20), closed);
export const CursorQuery = Type.Object(cursorFields, closed);

/** The headers of a page: how many there are in all or at least, and the cursor of the next page where there is one. */
export const pageHeaders = ({ total, isTotalExact, nextCursor }: Listed<unknown>) => ({
  'x-total-count': total,
  ...(!isTotalExact && { 'x-total-count-at-least': 'true' }),
  ...(nextCursor !== undefined && { 'x-next-cursor': nextCursor }),
});

/** What a deleting call answers, and others that have nothing else to tell. */
export const Message = Type.Object({ message: Type.String() });

/** `?force=true`: archive what students have results in, instead of refusing to delete it. */
export const Force = Type.Object({ force: Type.Optional(Type.Boolean()) }, closed);

/**
 * The body of a PUT: the fields of the body that made the record, each of which stays as it is when it is left out. The document's other
 * fields (its id, what hangs below it) may come along, since clients send back what they have read; they are not read here. Any other is refused.
 */
export function changesOf<P extends TProperties>(body: TObject<P>, readOnly: readonly string[] = ['_id']) {
  const ignored = Object.fromEntries(readOnly.map((name) => [name, Type.Optional(Type.Unknown())]));
  const fields = Type.Partial(body);
  // Also what the body says of itself, such as `maxValues`.
  const { type: _, required: __, properties: ___, ...options } = body as TObject<P> & Record<string, unknown>;
  return Type.Unsafe<Static<typeof fields>>(Type.Object({ ...ignored, ...fields.properties }, { ...options, ...closed }));
}

/** The fields of a body that a table has as columns of the same name, without those that were not sent. */
export function sent<T extends object, K extends keyof T>(body: T, names: readonly K[]): { [N in K]?: Exclude<T[N], undefined> } {
  return Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]])) as {
    [N in K]?: Exclude<T[N], undefined>;
  };
}
