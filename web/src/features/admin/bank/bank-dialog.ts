/** What the dialogs that take questions from the bank get from the exam form. */
import type { QuestionValues } from '../exams/exam-values.ts';

export interface BankDialogProps {
  /** Whether exactly one option of each question must be correct. */
  readonly isSingle: boolean;
  /** The questions of the whole exam, of all subjects. */
  readonly questions: readonly QuestionValues[];
  /** How many more questions fit into the exam or subject. */
  readonly room: number;
  readonly onTake: (questions: QuestionValues[]) => void;
  readonly onClose: () => void;
}

/** Equal for two questions with the same texts, whatever the order of their options: what the bank counts as the same question. */
export const contentKey = ({
  text,
  options,
}: {
  readonly text: string;
  readonly options: readonly { readonly text: string }[];
}): string =>
  JSON.stringify([
    text.trim().normalize('NFC'),
    ...options.map((option) => option.text.trim().normalize('NFC')).sort(),
  ]);

/** The questions of the exam, as the API wants them for a draw. */
export const examQuestions = (questions: readonly QuestionValues[]) =>
  questions.map(({ text, options }) => ({
    text: text.trim(),
    optionTexts: options.map((option) => option.text.trim()),
  }));
