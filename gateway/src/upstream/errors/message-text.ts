// Texts with typed `{name}` placeholders.

/** Values of placeholders. */
export type Params = Readonly<Record<string, string | number>>;

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** The arguments after a code: parameters if its text has placeholders, then `Rest`. */
export type ParamsOf<Text extends string, Rest> = [NameIn<Text>] extends [never]
  ? [params?: Readonly<Record<string, never>>, rest?: Rest]
  : [params: Readonly<Record<NameIn<Text>, string | number>>, rest?: Rest];

/** The text with its placeholders filled. */
export function textOf(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
