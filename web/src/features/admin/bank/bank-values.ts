/** Conversion of questions between the bank, the exam form and imported files. */
import type { QuestionValues } from '../exams/exam-values.ts';
import { readNumber } from '../form/numbers.ts';
import type { ReadQuestion } from '../question-files/read/question.ts';
import type {
  BankQuestion_QuestionFragment as BankQuestion,
  BankQuestionInput,
} from './generated/bank.ts';
import type { PlaceValues } from './place-values.ts';

type Content = Omit<BankQuestionInput, 'place'>;

/** Of a question as it stands in the form. */
export const contentInput = ({
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

export const placeValues = ({ subject, chapter, difficulty, tags }: BankQuestion): PlaceValues => ({
  ...{ subject, chapter, difficulty: difficulty ?? '', tags: tags.join(', ') },
});
