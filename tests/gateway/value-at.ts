/** The value at a path of a response; stops at the first null. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value ? (value as Record<string | number, unknown>)[key] : value,
    data,
  );
}
