/** The values of the form that corrects a question, and what is wrong with them. */
import type { KeyCorrectionInput } from './generated/correct-key.form.ts';
import type { ExamCorrections_CorrectionsFragment } from './generated/exam-corrections.ts';
import type { CorrectableQuestion_QuestionFragment } from './generated/exam-keys.route.ts';

export type Question = CorrectableQuestion_QuestionFragment;
export type Correction = ExamCorrections_CorrectionsFragment['corrections'][number];
export type CorrectionKind = Correction['kind'];
export type ExamKind = KeyCorrectionInput['examKind'];

/** A question with its number in the exam. */
export interface NumberedQuestion {
  readonly question: Question;
  readonly number: number;
}

/** The exam that a correction belongs to. */
export interface CorrectedExam {
  readonly examKind: ExamKind;
  readonly examId: string;
}

/** Maximum length of a reason and of an answer, in characters; the server has the same limit. */
export const MAX_REASON_LENGTH = 1000;

export const kinds = ['KEY', 'BONUS', 'VOID'] as const satisfies readonly CorrectionKind[];

export const kindNames = {
  KEY: 'keys.kindKey',
  BONUS: 'keys.kindBonus',
  VOID: 'keys.kindVoid',
} as const satisfies Record<CorrectionKind, string>;

export const correctIds = ({ options }: Question): string[] =>
  options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);

/**
 * The problem of the ticked options: none is ticked, or they are correct already; null if there is
 * none.
 */
export function optionsProblem(
  question: Question,
  ticked: readonly string[],
  current: Correction | undefined,
): 'none' | 'same' | null {
  if (ticked.length === 0) return 'none';
  // After a bonus or a void, the same options undo it.
  const isScoredByKey = !current || current.kind === 'KEY';
  const storedIds = correctIds(question);
  return isScoredByKey &&
    storedIds.length === ticked.length &&
    storedIds.every((id) => ticked.includes(id))
    ? 'same'
    : null;
}
