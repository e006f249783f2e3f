/** The same text for equal values, whatever the order of their properties. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * The fields of an input that were changed in its form. Only these are sent: another admin may have
 * changed others since the form was opened.
 * @param opened the input of the form as it was opened; null: all fields are sent
 */
export function changedFields<Input extends object>(
  opened: Input | null,
  input: Input,
): Partial<Input> {
  if (!opened) return input;
  const before = new Map(Object.entries(opened));
  const changes = Object.entries(input).filter(
    ([name, value]) => textOf(before.get(name)) !== textOf(value),
  );
  return Object.fromEntries(changes) as Partial<Input>;
}
