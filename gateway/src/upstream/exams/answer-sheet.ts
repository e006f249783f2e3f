// The answer sheet of an attempt in upstream's spelling, for both kinds of exam: saved answers and
// late ones.
import { fieldRefusal } from '../errors/refusals.ts';
import { refuseTooMany, refuseTooManyOptions } from './answers.ts';

/** Backs `SavedSelection`. */
export type RestSavedSelection = { questionId?: string; selectedOption?: string[] };

/** Backs `SavedWrittenAnswer`. */
export type RestSavedWrittenAnswer = { questionId?: string; answerPdf?: string };

/** A sheet as stored by the extension `attempts`; backs `AnswerSheet`. */
export type RestAnswerSheet = {
  selections?: RestSavedSelection[];
  writtenAnswer?: RestSavedWrittenAnswer[];
  /** Questions that the student has marked as unsure; only in saved sheets. */
  unsure?: string[];
};

/** Upstream's names of the input fields of a sheet, for errors that refer to one. */
export const SHEET_NAMES = {
  selectedOptionIds: 'selectedOption',
  writtenAnswers: 'writtenAnswer',
  answerPdfUrl: 'answerPdf',
};

/** The part of a sheet that submissions contain. */
type SheetBody = Required<Pick<RestAnswerSheet, 'selections' | 'writtenAnswer'>>;

type Selection = { questionId: string; selectedOptionIds: readonly string[] };
type WrittenAnswer = { questionId: string; answerPdfUrl: string };
type Sheet = { selections: readonly Selection[]; writtenAnswers?: readonly WrittenAnswer[] | null };

/**
 * Converts a sheet. The first entry for a question counts; entries without an option are dropped.
 * Error BAD_USER_INPUT.
 */
export function toRestSheet({ selections, writtenAnswers }: Sheet): SheetBody {
  refuseTooMany({ selections, writtenAnswers });
  refuseTooManyOptions('selections', selections);
  return {
    selections: firstPerQuestion(selections)
      .map(({ questionId, selectedOptionIds: ids }) => ({
        questionId,
        selectedOption: [...new Set(ids)],
      }))
      .filter(({ selectedOption }) => selectedOption.length > 0),
    writtenAnswer: firstPerQuestion(writtenAnswers ?? []).map(toRestWrittenAnswer),
  };
}

/**
 * Converts a written answer. Only URLs of uploaded PDFs are accepted; their signature is removed.
 * Error BAD_USER_INPUT.
 */
export function toRestWrittenAnswer({ questionId, answerPdfUrl }: WrittenAnswer): {
  questionId: string;
  answerPdf: string;
} {
  const answerPdf = answerPdfUrl.replace(/\?expires=\d{1,15}&signature=[\w-]{1,100}$/, '');
  if (!/^\/media\/files\/[\w.-]{1,200}$/.test(answerPdf))
    throw fieldRefusal('writtenAnswers', 'NOT_A_PDF_ADDRESS');
  return { questionId, answerPdf };
}

function firstPerQuestion<T extends { questionId: string }>(answers: readonly T[]): T[] {
  const seen = new Set<string>();
  return answers.filter(({ questionId }) => !seen.has(questionId) && seen.add(questionId));
}
