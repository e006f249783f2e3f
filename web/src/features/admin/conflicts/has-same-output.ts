/**
 * Compares two versions of an item by their form's output, so different spellings of the same input
 * are equal.
 */
import type * as z from 'zod/mini';

/** @param ignored the name of properties to ignore, at any depth */
export function hasSameOutput<Values>(
  schema: z.ZodMiniType<unknown, Values>,
  left: Values,
  right: Values,
  ignored?: string,
): boolean {
  // A stored version may violate a newer rule: it is compared unconverted.
  const content = (values: Values) =>
    JSON.stringify(schema.safeParse(values).data ?? values, (name, value) =>
      name === ignored ? undefined : value,
    );
  return content(left) === content(right);
}
