/** Props and helpers of the dialogs that add questions from the bank to the exam form. */
import { questionContent } from '@alokpath/exam-rules/question-content';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { BankQuestion_QuestionFragment as BankQuestion } from '../generated/bank.ts';
import type { KindName } from '../place/bank-filter.ts';

export interface BankDialogProps {
  /**
   * The questions that the exam can have: multiple-choice with one correct option, multiple-choice
   * with one or several, or written.
   */
  readonly accepts: 'single' | 'several' | 'written';
  /** The questions of the whole exam, of all subjects. */
  readonly questions: readonly Texts[];
  /** How many more questions fit into the exam or subject. */
  readonly remaining: number;
  readonly onAdd: (questions: readonly BankQuestion[]) => void;
  readonly onClose: () => void;
}

/** The bank's filter in these dialogs, and its explanation. */
export function useOffer(accepts: BankDialogProps['accepts']) {
  const { t } = useI18n();
  const isWritten = accepts === 'written';
  const kinds: readonly KindName[] = isWritten ? ['WRITTEN', 'CREATIVE'] : [];
  const offers = {
    single: t('questionbank.offersSingle'),
    several: t('questionbank.offersSeveral'),
    written: t('questionbank.offersWritten'),
  };
  return {
    /** The kinds to choose from; empty if there is only one. */
    kinds,
    /** The default. */
    kind: isWritten ? ('WRITTEN' as const) : ('MCQ' as const),
    singleAnswer: accepts === 'single',
    /** Explains which questions of the bank are not offered. */
    lead: offers[accepts],
  };
}

type Texts = { readonly text: string; readonly options: readonly { readonly text: string }[] };

/**
 * Equal for two questions with the same texts, in any order of their options: the bank counts them
 * as the same question.
 */
export const contentKey = ({ text, options }: Texts): string =>
  questionContent(
    text,
    options.map((option) => option.text),
  );

/**
 * The questions of the exam as the API compares them in a draw. Hashes, because the texts could
 * exceed its limit.
 */
export const contentHashes = (questions: readonly Texts[]): string[] => [
  ...new Set(questions.map((question) => bytesToHex(md5(utf8ToBytes(contentKey(question)))))),
];
