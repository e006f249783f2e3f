// Message templates with `{name}` placeholders, typed by the names of the placeholders.

/** Values of the placeholders in a text. */
export type Params = Readonly<Record<string, string | number>>;

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** The arguments after a code: the parameters of its text, then an optional further argument. */
export type ParamsOf<Text extends string, Rest> = [NameIn<Text>] extends [never]
  ? [params?: Readonly<Record<string, never>>, rest?: Rest]
  : [params: Readonly<Record<NameIn<Text>, string | number>>, rest?: Rest];

/** The text with its placeholders replaced. */
export function textOf(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
