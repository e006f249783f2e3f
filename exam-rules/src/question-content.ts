// Identity of questions in the question bank: the backend hashes this text for stored questions,
// the browser for those of a form.

/** U+001F, between the texts. */
const SEPARATOR = '\u001f';

const WHITE_SPACE = ' \t\n\r';

/**
 * Trimmed and in Unicode's form NFC, because keyboards write some Bengali letters with one
 * character and others with two. The same as in the SQL of exam questions (migration 0036). A
 * regular expression for the end of the text would take quadratic time.
 */
export function normalizeText(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && WHITE_SPACE.includes(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).normalize('NFC');
}

/**
 * By code points, like UTF-8 bytes and the collation "C"; JavaScript's order differs beyond U+FFFF.
 */
function byCodePoints(left: string, right: string): number {
  const [leftCharacters, rightCharacters] = [[...left], [...right]];
  const index = leftCharacters.findIndex(
    (character, position) => character !== rightCharacters[position],
  );
  if (index < 0) return leftCharacters.length - rightCharacters.length;
  return (
    (leftCharacters[index]?.codePointAt(0) ?? 0) - (rightCharacters[index]?.codePointAt(0) ?? -1)
  );
}

/**
 * The texts of a question and its options as one text that does not depend on the order of the
 * options.
 * @param options the texts; empty for a written question
 */
export const questionContent = (question: string, options: readonly string[]): string =>
  [normalizeText(question), ...options.map(normalizeText).sort(byCodePoints)].join(SEPARATOR);
