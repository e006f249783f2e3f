/** Groups of neighbouring questions that share a stem: their texts begin with the same stem. */
import { readParts, type Stem } from './parts.ts';

type Texts = readonly { readonly text: string }[];

export interface StemGroup {
  /** Indexes in the list of questions. */
  readonly first: number;
  readonly last: number;
}

const isSameStem = (left: Stem, right: Stem | null) =>
  left.text.trim() === right?.text.trim() && left.language === right.language;

/** The group of a question; null if it has no stem. */
export function stemGroup(questions: Texts, index: number): StemGroup | null {
  const stemOf = (position: number) => readParts(questions[position]?.text ?? '').stem;
  const stem = stemOf(index);
  if (!stem) return null;
  let [first, last] = [index, index];
  while (isSameStem(stem, stemOf(first - 1))) first -= 1;
  while (isSameStem(stem, stemOf(last + 1))) last += 1;
  return { first, last };
}

/** Questions one after another that share a stem, and each question without one for itself. */
export function stemRuns<Question extends { readonly text: string }>(
  questions: readonly Question[],
): { readonly stem: string | null; readonly questions: readonly Question[] }[] {
  const runs = [];
  for (let index = 0; index < questions.length; ) {
    const last = stemGroup(questions, index)?.last ?? index;
    const stem = readParts(questions[index]?.text ?? '').stem?.text ?? null;
    runs.push({ stem, questions: questions.slice(index, last + 1) });
    index = last + 1;
  }
  return runs;
}
