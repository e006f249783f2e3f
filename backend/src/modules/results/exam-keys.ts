// The answer key of a version of an exam, with later corrections applied (docs/decisions/040, 045).

import { correctedOptions } from '../exam-versions/applied-corrections.ts';
import type { ExamVersion } from '../exam-versions/queries.ts';
import type { McqDocument } from '../exams/documents.ts';
import {
  type ExamCorrection,
  keyRevisionOf,
  newestByQuestion,
} from '../key-corrections/exam-corrections.ts';
import type { MultiSubjectKey, QuestionKey, SingleKey } from './scoring.ts';

/** A key with the time limit of its version in minutes, and the id of that version. */
type OfVersion<Key> = Key & { timeLimit: number; examVersionId: string };

export type VersionedMultiSubjectKey = OfVersion<MultiSubjectKey>;
export type VersionedSingleKey = OfVersion<SingleKey>;

/** The key of an exam of either kind. */
export type ExamKey =
  | { kind: 'multi-subject'; key: VersionedMultiSubjectKey }
  | { kind: 'single'; key: VersionedSingleKey };

/**
 * @param corrections all of the exam, oldest first: corrected keys that are already part of the
 *   version are not applied again
 */
export function toExamKey(version: ExamVersion, corrections: readonly ExamCorrection[]): ExamKey {
  const correct = correctedOptions(version, corrections);
  const newest = newestByQuestion(corrections);
  const toKey = (mcq: McqDocument): QuestionKey => {
    const kind = newest.get(mcq._id)?.kind;
    return {
      id: mcq._id,
      points: mcq.points,
      options: mcq.options.map(({ _id }) => _id),
      correct:
        correct.get(mcq._id) ??
        mcq.options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id),
      ...((kind === 'bonus' || kind === 'void') && { adjustment: kind }),
    };
  };
  const versionFields = {
    examVersionId: version.id,
    revision: keyRevisionOf(corrections),
    timeLimit: version.exam.timeLimit,
  };
  if (version.kind === 'multi-subject') {
    const { negativeMarkingPercentage: negativePercentage, subjects } = version.exam;
    const keyed = subjects.map(({ _id, mcqs = [] }) => ({ id: _id, questions: mcqs.map(toKey) }));
    return {
      kind: 'multi-subject',
      key: { ...versionFields, negativePercentage, subjects: keyed },
    };
  }
  const {
    type,
    negetiveMarkingPercentage: negativePercentage,
    mcqs = [],
    written = [],
  } = version.exam;
  const writtenIds = written.map(({ _id }) => _id);
  return {
    kind: 'single',
    key: { ...versionFields, type, negativePercentage, questions: mcqs.map(toKey), writtenIds },
  };
}

/** The ids of all questions of a version. */
export function questionIdsOf(version: ExamVersion): ReadonlySet<string> {
  const questions =
    version.kind === 'multi-subject'
      ? version.exam.subjects.flatMap(({ mcqs = [] }) => mcqs)
      : [...(version.exam.mcqs ?? []), ...(version.exam.written ?? [])];
  return new Set(questions.map(({ _id }) => _id));
}
