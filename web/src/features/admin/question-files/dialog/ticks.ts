/**
 * Which of the questions that were read the user has ticked or unticked; kept while the text is
 * mended.
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
 * The ticks as those of newly read questions: a question is known by its text. If a text itself was
 * mended, the question at its place is meant, as long as there are as many questions as before and
 * others have not changed.
 */
export function carriedTicks(ticks: Ticks, questions: readonly ReadQuestion[]): Ticks {
  if (ticks.questions === questions) return ticks;
  const indexes = new Map<string, number[]>();
  for (const [index, { text }] of questions.entries())
    indexes.set(text, [...(indexes.get(text) ?? []), index]);
  // Of equal texts, the first belongs to the first.
  const places = ticks.questions.map(({ text }) => indexes.get(text)?.shift());
  const isMended =
    places.length === questions.length && places.some((place) => place !== undefined);
  const values = new Map<number, boolean>();
  for (const [index, value] of ticks.values) {
    const place = places[index] ?? (isMended && !places.includes(index) ? index : undefined);
    if (place !== undefined) values.set(place, value);
  }
  return { questions, values };
}
