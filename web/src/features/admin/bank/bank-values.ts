/** Conversion of questions between the bank, its form, the exam form and imported files. */
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { type ExamValues, emptyExam, type QuestionValues } from '../exams/exam-values.ts';
import { readNumber } from '../form/numbers.ts';
import type { ReadQuestion } from '../question-files/read/question.ts';
import type {
  BankQuestion_QuestionFragment as BankQuestion,
  BankQuestionInput,
} from './generated/bank.ts';
import { emptyPlace, type PlaceValues, placeInput } from './place/place-values.ts';

/**
 * The values of the form: the fields are those of the exam form, so the question is an exam with
 * this one question.
 */
export interface BankValues {
  readonly exam: ExamValues;
  readonly place: PlaceValues;
}

const examOf = (question: QuestionValues): ExamValues => ({
  ...emptyExam(),
  subjects: [{ storedId: '', name: '', mandatory: false, questions: [question] }],
});

export const emptyBankValues = (): BankValues => ({ exam: emptyExam(), place: emptyPlace });

type Content = Omit<BankQuestionInput, 'place'>;

/** Of a question as it stands in the form. */
const contentInput = ({
  text,
  points,
  explanation,
  options,
}: Omit<QuestionValues, 'storedId'>): Content => ({
  ...{
    text: text.trim(),
    points: readNumber(points) ?? 0,
    explanation: explanation.trim() || null,
  },
  options: options.map((option) => ({ text: option.text.trim(), isCorrect: option.isCorrect })),
});

/** Of a question that was read from a file; it gets one point if the file has none. */
export const readInput = ({ text, points, explanation, options }: ReadQuestion): Content =>
  contentInput({
    text,
    points: points || '1',
    explanation,
    options: options.map((option) => ({ storedId: '', ...option })),
  });

export function bankInput({ exam, place }: BankValues): BankQuestionInput {
  const [question] = exam.subjects[0]?.questions ?? [];
  if (!question) throw new Error('The form has one question');
  return { ...contentInput(question), place: placeInput(place) };
}

/** A copy for an exam, as the values of its form. */
export const questionValues = ({
  text,
  points,
  explanation,
  options,
}: BankQuestion): QuestionValues => ({
  ...{ storedId: '', text, points: String(points), explanation: explanation ?? '' },
  options: options.map((option) => ({
    storedId: '',
    text: option.text,
    isCorrect: option.isCorrect,
  })),
});

/** Null if it does not exist. */
export function storedBankQuestion(
  question: BankQuestion | null | undefined,
): StoredItem<BankValues> | null {
  if (!question) return null;
  const { subject, chapter, difficulty, tags, revision } = question;
  const place = { subject, chapter, difficulty: difficulty ?? '', tags: tags.join(', ') };
  return {
    revision: String(revision),
    changedAt: null,
    changedBy: null,
    values: { exam: examOf(questionValues(question)), place },
  };
}

/** Whether two versions are stored alike. */
export const isSameQuestion = (one: BankValues, other: BankValues): boolean =>
  JSON.stringify(bankInput(one)) === JSON.stringify(bankInput(other));
