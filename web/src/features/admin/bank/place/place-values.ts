/** The values of the fields that say where questions belong. */

import type { BankPlaceInput } from '../generated/bank.ts';
import { difficulties } from './bank-filter.ts';

export interface PlaceValues {
  subject: string;
  chapter: string;
  /** Empty: nobody has judged it. */
  difficulty: string;
  /** Separated by commas. */
  tags: string;
}

export const emptyPlace: PlaceValues = { subject: '', chapter: '', difficulty: '', tags: '' };

/** The limits of the server (backend/src/modules/question-bank/documents.ts). */
export const MAX_PLACE_LENGTH = 100;
export const MAX_TAG_LENGTH = 40;
export const MAX_TAGS = 10;

/** The tags in a text; commas of other scripts separate too. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،、;]/)
      .map((tag) => tag.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

const difficultyOf = (chosen: string) => difficulties.find((name) => name === chosen) ?? null;

export const placeInput = ({
  subject,
  chapter,
  difficulty,
  tags,
}: PlaceValues): BankPlaceInput => ({
  ...{
    subject: subject.trim(),
    chapter: chapter.trim(),
    difficulty: difficultyOf(difficulty),
    tags: tagsIn(tags),
  },
});

/** For the questions of an exam: without a subject or chapter, those of the exam. */
export function placeOfExamInput(values: PlaceValues): BankPlaceInput {
  const { subject, chapter, ...place } = placeInput(values);
  return { ...place, ...(subject && { subject }), ...(chapter && { chapter }) };
}
