/**
 * Which of the questions that were read the user has ticked or unticked; kept while the text is
 * corrected.
 */
import type { ReadQuestion } from '../read/question.ts';

export interface Ticks {
  /** The questions at the time of the last tick. */
  readonly questions: readonly ReadQuestion[];
  /** Changed checkboxes by index. All other questions are chosen if they have no error. */
  readonly values: ReadonlyMap<number, boolean>;
}

export const noTicks: Ticks = { questions: [], values: new Map() };

/**
 * Transfers the ticks to the questions of a changed text. Questions are matched by their text; one
 * whose own text was edited is matched by its index, if the number of questions is the same and at
 * least one other question is unchanged.
 */
export function transferTicks(ticks: Ticks, questions: readonly ReadQuestion[]): Ticks {
  if (ticks.questions === questions) return ticks;
  const indexes = new Map<string, number[]>();
  for (const [index, { text }] of questions.entries())
    indexes.set(text, [...(indexes.get(text) ?? []), index]);
  // Equal texts are matched in their order.
  const newIndexes = ticks.questions.map(({ text }) => indexes.get(text)?.shift());
  const mayMatchByIndex =
    newIndexes.length === questions.length && newIndexes.some((found) => found !== undefined);
  const values = new Map<number, boolean>();
  for (const [index, value] of ticks.values) {
    const newIndex =
      newIndexes[index] ?? (mayMatchByIndex && !newIndexes.includes(index) ? index : undefined);
    if (newIndex !== undefined) values.set(newIndex, value);
  }
  return { questions, values };
}
