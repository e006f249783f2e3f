// Responses that map ids to values.

/** A record without a prototype, because an id can be any string, `__proto__` too. */
export function recordById<T>(entries: Iterable<readonly [id: string, value: T]>) {
  const record: Record<string, T> = Object.create(null);
  for (const [id, value] of entries) record[id] = value;
  return record;
}
