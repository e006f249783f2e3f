// The hashes on receipts of submissions, for the download of the own data.
import { createHash } from 'node:crypto';
import type { ExamResultDocument, MultiSubjectResultDocument } from './documents.ts';

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The hash that the gateway computes for the receipt of a single exam (hashOfAnswers there). */
export function hashSingleAnswers({ mcqAnswers, writtenAnswer }: ExamResultDocument): string {
  return sha256([
    mcqAnswers.map(({ questionId, selectedOption }) => ({ questionId, selectedOption })),
    writtenAnswer.map(({ questionId, answerPdf }) => ({ questionId, answerPdf })),
  ]);
}

/**
 * The hashes that earlier gateways printed on receipts of multi-subject exams instead of
 * `answersHash`: over `subjects` as the student received them, without `isCorrect` while it was
 * withheld.
 * @param result as visible to its owner: `isCorrect` must not be guessed from a hash
 */
export function earlierReceiptHashes({ subjects }: MultiSubjectResultDocument): string[] {
  const ownSubjects = subjects.map(({ subjectId, results }) => ({
    subjectId,
    results: results.map(({ questionId, selectedOption }) => ({ questionId, selectedOption })),
  }));
  const scoredSubjects = subjects.map(({ subjectId, results }) => ({
    subjectId,
    results: results.map(({ questionId, selectedOption, isCorrect }) => ({
      questionId,
      selectedOption,
      isCorrect,
    })),
  }));
  return [...new Set([sha256(ownSubjects), sha256(scoredSubjects)])];
}
