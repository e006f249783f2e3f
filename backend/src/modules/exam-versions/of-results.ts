// The exam versions of results for their readers, as far as the release rule shows them.
import { type Static, Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import type { ExamKindName } from '../exams/documents.ts';
import type { ReadReleases } from '../release-rules/queries.ts';
import { appliedCorrections } from './applied-corrections.ts';
import { findVersionsOfResults, type VersionOfResult } from './result-queries.ts';

export const AppliedCorrection = Type.Object({
  questionId: Type.String(),
  kind: Type.Enum(['key', 'bonus', 'void']),
  reason: Type.String(),
  correctedAt: Type.String(),
  /** All options that are correct now, if the version has others. */
  correctOptionIds: Type.Optional(Type.Array(Type.String())),
});

export const VersionOfResultDocument = Type.Object({
  /** Missing for an exam without versions, and while only the score is released. */
  examVersionId: Type.Optional(Type.String()),
  corrections: Type.Array(AppliedCorrection),
  /** Only the score is released: the review is withheld. */
  visibility: Type.Optional(Type.Literal('score')),
  /**
   * The seed of the submitted attempt: the order that the student saw, if the version is shuffled.
   */
  orderSeed: Type.Optional(Type.String()),
  /** The total marks of a single exam's version; `passingScore` in percent of it. */
  totalMarks: Type.Optional(Type.Number()),
  passingScore: Type.Optional(Type.Number()),
});
type Document = Static<typeof VersionOfResultDocument>;

/**
 * Keyed by the id of the result; without withheld results.
 * @param userId account that owns the results; undefined: results of all accounts, with nothing
 *   withheld
 */
export async function versionsOfResults(
  db: Db,
  kind: ExamKindName,
  resultIds: readonly string[],
  userId: string | undefined,
  releases: ReadReleases,
): Promise<[string, Document][]> {
  const results = await findVersionsOfResults(db, kind, resultIds, userId);
  const exams = userId === undefined ? [] : results.map(({ examId }) => examId);
  const withheld = await releases(kind, exams);
  return results.flatMap((result): [string, Document][] => {
    const visibility = withheld.get(result.examId)?.visibility ?? 'answers';
    return visibility === 'receipt'
      ? []
      : [[result.resultId, toVersionDocument(result, visibility)]];
  });
}

/**
 * Reasons of corrections reveal the key. With the score alone, only the fields that determine a
 * pass are shown.
 */
export function toVersionDocument(
  { version, orderSeed, totalMarks, passingScore, corrections }: VersionOfResult,
  visibility: 'score' | 'answers',
): Document {
  const isKeyShown = version && visibility === 'answers';
  const keyFields = isKeyShown
    ? { examVersionId: version.id, corrections: appliedCorrections(version, corrections) }
    : { corrections: [] };
  return {
    ...keyFields,
    ...(visibility === 'score' && { visibility }),
    ...(orderSeed !== null && { orderSeed }),
    ...(totalMarks !== null && passingScore !== null && { totalMarks, passingScore }),
  };
}
