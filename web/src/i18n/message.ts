/**
 * Fills a text of the dictionaries: `{name}` is a value, `{count|question|questions}` selects a
 * word by the number.
 */

/** The parameter names of a text, so that TypeScript requires each of them. */
export type ParameterOf<Text extends string> =
  Text extends `${string}{${infer Inside}}${infer Rest}`
    ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | ParameterOf<Rest>
    : never;

/** The same keys with arbitrary texts: the type of a translation. */
export type Translated<Area> = { readonly [Key in keyof Area]: string };

export type Values = Readonly<Record<string, string | number>>;

export function fill(text: string, values: Values, showNumber: (value: number) => string): string {
  return text.replace(
    /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one !== undefined && many !== undefined) return value === 1 ? one : many;
      return typeof value === 'number' ? showNumber(value) : value;
    },
  );
}
