// Schemas of typed texts: required ones, texts of one line, and e-mail addresses. A refusal has the
// code of its pattern (PATTERN_PROBLEMS).
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH } from '@alokpath/exam-rules/email-address';
import { Type } from 'typebox';

/** Blanks, control characters and joiners are not visible; the last one is a blank of Braille. */
const VISIBLE_CHARACTER = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** Line breaks, and characters that change the direction of the text around them. */
const CONTROL_CHARACTERS = '\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029';
const ONE_LINE = `^[^${CONTROL_CHARACTERS}]*$`;

const EMAIL = `^${EMAIL_ADDRESS}$`;
/** Blanks without an address match in one place only; in two, a long text would take minutes. */
const CONTACT_EMAIL = `^\\s*(${EMAIL_ADDRESS}\\s*)?$`;

/** The problem of a text that does not match the pattern. */
export const PATTERN_PROBLEMS = new Map<
  unknown,
  'IS_MISSING' | 'HAS_CONTROL_CHARACTER' | 'IS_NOT_EMAIL'
>([
  [VISIBLE_CHARACTER, 'IS_MISSING'],
  [ONE_LINE, 'HAS_CONTROL_CHARACTER'],
  [EMAIL, 'IS_NOT_EMAIL'],
  [CONTACT_EMAIL, 'IS_NOT_EMAIL'],
]);

/** Text with at least one visible character. */
export const requiredText = (maxLength: number) =>
  Type.String({ maxLength, pattern: VISIBLE_CHARACTER });

/** Text of one line; may be empty. */
export const line = (maxLength: number) => Type.String({ maxLength, pattern: ONE_LINE });

/** Text of one line with at least one visible character. */
export const requiredLine = (maxLength: number) =>
  Type.Intersect([requiredText(maxLength), Type.String({ pattern: ONE_LINE })]);

export const Email = Type.String({ maxLength: MAX_EMAIL_LENGTH, pattern: EMAIL });
/** An address between spaces, or no address. */
export const ContactEmail = Type.String({ maxLength: MAX_EMAIL_LENGTH, pattern: CONTACT_EMAIL });

const visible = new RegExp(VISIBLE_CHARACTER, 'u');

/** The text without surrounding spaces; null without a visible character. */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return text && visible.test(text) ? text.trim() : null;
}

const breaks = /[\s\p{Cc}]+/gu;
const directions = /\p{Bidi_Control}/gu;

/** The text of a cell in a file as one line, in NFC; null without a visible character. */
export function toLine(text: string | null | undefined): string | null {
  const cleaned = text?.normalize('NFC').replace(directions, '').replace(breaks, ' ');
  return trimmedOrNull(cleaned);
}
