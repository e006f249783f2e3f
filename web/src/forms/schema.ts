/**
 * Building blocks of the forms' zod schemas. A schema is a constant beside its form: its input is
 * the type of the fields, its output the type that is sent, and each of its rules has the key of
 * the message shown at the field.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, get, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type I18n, type TextKey, type TextValues, useI18n } from '../i18n/i18n.tsx';

type Text<Key extends TextKey> = [key: Key, ...values: TextValues<Key>];

/** The message of a violated rule, in the user's language. */
export type Sentence = (i18n: I18n) => string;

const sentence =
  <Key extends TextKey>(...text: Text<Key>): Sentence =>
  ({ t }) =>
    t(...text);

/** The error map that zod uses last for an issue's message; the schemas define none. */
const messages = (i18n: I18n) => (issue: z.core.$ZodRawIssue) =>
  issue.code === 'custom' ? (issue.params?.sentence as Sentence | undefined)?.(i18n) : undefined;

/**
 * When entries of a list are added or removed, React Hook Form validates the whole list, and would
 * show errors at untouched fields. The promise is never resolved, so the errors stay as they are.
 */
const exceptLists =
  <Fields extends FieldValues, Output>(
    resolver: Resolver<Fields, unknown, Output>,
  ): Resolver<Fields, unknown, Output> =>
  (values, context, options) => {
    const { names = [], fields } = options;
    const [name = ''] = names;
    // A group of checkboxes also has a list of values, but is a single field.
    const isList = names.length === 1 && Array.isArray(get(values, name)) && !get(fields, name);
    return isList ? new Promise(() => undefined) : resolver(values, context, options);
  };

/** `useForm({ resolver: useSchema(schema) })`: checks with the schema, in the user's language. */
export function useSchema<Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Fields>,
): Resolver<Fields, unknown, Output> {
  return exceptLists(zodResolver(schema, { error: messages(useI18n()) }));
}

/**
 * Like `useSchema`, but the values stay as typed: for forms that compare or store the typed values,
 * and convert them before sending (`schema.parse`).
 */
export function useSchemaCheck<Fields extends FieldValues>(
  schema: z.ZodMiniType<unknown, Fields>,
): Resolver<Fields> {
  return exceptLists(zodResolver(schema, { error: messages(useI18n()) }, { raw: true }));
}

/** A rule for one value; if it is violated, the message is shown. */
export const rule = <Value, Key extends TextKey>(
  holds: (value: NoInfer<Value>) => boolean,
  ...text: Text<Key>
) => z.refine<Value>(holds, { params: { sentence: sentence(...text) } });

/**
 * A rule for several fields, whose message is shown at one of them. Fields that violate their own
 * rules have the typed value instead of the converted one.
 */
export const ruleAt = <Value, Key extends TextKey>(
  path: readonly (keyof NoInfer<Value> & string)[],
  holds: (values: NoInfer<Value>) => boolean,
  ...text: Text<Key>
) => z.refine<Value>(holds, { path: [...path], params: { sentence: sentence(...text) } });

export const isGiven = <Key extends TextKey>(...text: Text<Key>) =>
  rule<string, Key>((typed) => typed !== '', ...text);

/** @param max in characters */
export const atMost = <Key extends TextKey>(max: number, ...text: Text<Key>) =>
  rule<string, Key>(({ length }) => length <= max, ...text);

/** Line breaks, and characters that change the direction of the text around them. */
const controlCharacter = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
/** The rule for texts about people, as on the server. */
export const oneLine = rule<string, 'ui.controlCharacter'>(
  (text) => !controlCharacter.test(text),
  'ui.controlCharacter',
);

/** Blanks, control characters and joiners are not visible; the last one is a blank of Braille. */
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
const trim = (text: string) => (visibleCharacter.test(text) ? text.trim() : '');

/**
 * Text without surrounding spaces, empty if it has no visible character, and the rules for it.
 */
export const trimmed = (...rules: readonly z.core.$ZodCheck<string>[]) =>
  z.string().check(z.overwrite(trim), ...rules);

/** Null for empty text: `z.pipe(z.string(), orNull)`. */
export const orNull = z.transform((text: string) => text || null);

/** Text without surrounding spaces, and the rules for it; null if it is empty. */
export const trimmedOrNull = (...rules: readonly z.core.$ZodCheck<string>[]) =>
  z.pipe(trimmed(...rules), orNull);

/**
 * The typed text, converted.
 * @param convert returns undefined for an invalid text; then the message is shown
 */
export const converted = <Out, Key extends TextKey>(
  convert: (typed: string) => Out | undefined,
  ...text: Text<Key>
) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, { issues }): Out => {
      const value = convert(typed);
      if (value !== undefined) return value;
      issues.push({
        code: 'custom',
        input: typed,
        params: { sentence: sentence(...text) },
        continue: true,
      });
      return z.NEVER;
    }),
  );
