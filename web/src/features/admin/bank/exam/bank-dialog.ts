/** What the dialogs that take questions from the bank get from the exam form. */
import { questionContent } from '@alokpath/exam-rules/question-content';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { QuestionValues } from '../../exams/exam-values.ts';

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

type Texts = { readonly text: string; readonly options: readonly { readonly text: string }[] };

/**
 * Equal for two questions with the same texts, whatever the order of their options: what the bank
 * counts as the same question.
 */
export const contentKey = ({ text, options }: Texts): string =>
  questionContent(
    text,
    options.map((option) => option.text),
  );

/**
 * The questions of the exam, as the API wants them for a draw: their texts could be more than it
 * reads.
 */
export const contentHashes = (questions: readonly Texts[]): string[] => [
  ...new Set(questions.map((question) => bytesToHex(md5(utf8ToBytes(contentKey(question)))))),
];
