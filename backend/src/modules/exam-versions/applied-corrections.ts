// The corrections of an exam as they apply to one of its versions (docs/decisions/040, 045).
import { type ExamCorrection, newestByQuestion } from '../key-corrections/exam-corrections.ts';
import type { ExamVersion } from './queries.ts';

/**
 * The newest correction of a question. `correctOptionIds` replace those of the version; missing if
 * the version's are correct.
 */
export type AppliedCorrection = Pick<
  ExamCorrection,
  'questionId' | 'kind' | 'reason' | 'correctedAt'
> & {
  correctOptionIds?: string[];
};

/**
 * The correct options of questions whose key was corrected after the version was made.
 * @param corrections oldest first
 */
export function correctedOptions(
  { correctionRevision }: Pick<ExamVersion, 'correctionRevision'>,
  corrections: readonly ExamCorrection[],
): ReadonlyMap<string, string[]> {
  const later = corrections.filter(
    ({ kind, revision }) => kind === 'key' && revision > correctionRevision,
  );
  return new Map(later.map(({ questionId, correctOptionIds }) => [questionId, correctOptionIds]));
}

/** @param corrections all of the exam, oldest first */
export function appliedCorrections(
  version: Pick<ExamVersion, 'correctionRevision'>,
  corrections: readonly ExamCorrection[],
): AppliedCorrection[] {
  const correct = correctedOptions(version, corrections);
  return [...newestByQuestion(corrections).values()].map(
    ({ questionId, kind, reason, correctedAt }) => {
      const correctOptionIds = correct.get(questionId);
      const applied = {
        questionId,
        kind,
        reason,
        correctedAt: new Date(correctedAt).toISOString(),
      };
      return correctOptionIds ? { ...applied, correctOptionIds } : applied;
    },
  );
}
