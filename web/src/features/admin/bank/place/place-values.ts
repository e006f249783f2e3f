/** The values of the fields for a question's place in the bank. */
import * as z from 'zod/mini';
import { atMost, rule, trimmed } from '../../../../forms/schema.ts';
import type { BankPlaceInput } from '../generated/bank.ts';
import { type DifficultyName, difficulties } from './bank-filter.ts';

/** The limits of the server (backend/src/modules/question-bank/documents.ts). */
const MAX_PLACE_LENGTH = 100;
const MAX_TAG_LENGTH = 40;
const MAX_TAGS = 10;

/** The tags in a text; commas of other scripts separate too. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،、;]/)
      .map((tag) => tag.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

const word = trimmed(atMost(MAX_PLACE_LENGTH, 'admin.tooLong', { max: MAX_PLACE_LENGTH }));

export const placeSchema = z.object({
  subject: word,
  chapter: word,
  /** Empty: not rated. */
  difficulty: z.pipe(
    z.enum(['', ...difficulties]),
    z.transform((chosen: '' | DifficultyName) => chosen || null),
  ),
  /** Separated by commas. */
  tags: z.pipe(
    z.string().check(
      rule((typed) => tagsIn(typed).length <= MAX_TAGS, 'questionbank.tooManyTags', {
        max: MAX_TAGS,
      }),
      rule(
        (typed) => tagsIn(typed).every(({ length }) => length <= MAX_TAG_LENGTH),
        'questionbank.tagTooLong',
        { max: MAX_TAG_LENGTH },
      ),
    ),
    z.transform(tagsIn),
  ),
});

/** As typed. */
export type PlaceValues = z.input<typeof placeSchema>;
/** The values after conversion by the schema. */
export type CheckedPlace = z.output<typeof placeSchema>;

export const emptyPlace: PlaceValues = { subject: '', chapter: '', difficulty: '', tags: '' };

/** The place for the questions of an exam; subject and chapter default to the exam's. */
export const placeOfExam = ({ subject, chapter, ...place }: CheckedPlace): BankPlaceInput => ({
  ...place,
  ...(subject && { subject }),
  ...(chapter && { chapter }),
});
