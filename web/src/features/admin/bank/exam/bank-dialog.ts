/** What the dialogs that take questions from the bank get from the exam form. */
import { questionContent } from '@alokpath/exam-rules/question-content';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { BankQuestion_QuestionFragment as BankQuestion } from '../generated/bank.ts';
import type { KindName } from '../place/bank-filter.ts';

export interface BankDialogProps {
  /**
   * What the exam can have: multiple-choice questions with one correct option, with one or several,
   * or written questions.
   */
  readonly accepts: 'single' | 'several' | 'written';
  /** The questions of the whole exam, of all subjects. */
  readonly questions: readonly Texts[];
  /** How many more questions fit into the exam or subject. */
  readonly room: number;
  readonly onTake: (questions: readonly BankQuestion[]) => void;
  readonly onClose: () => void;
}

/** What the dialogs ask the API for, and what they say about it. */
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
    /** To choose from; none if there is only one. */
    kinds,
    /** While none is chosen. */
    kind: isWritten ? ('WRITTEN' as const) : ('MCQ' as const),
    singleAnswer: accepts === 'single',
    /** Which questions of the bank the exam cannot have. */
    lead: offers[accepts],
  };
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
