// The corrections of an exam as a column of a query of the exam: for scoring and for readers of the
// key.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { jsonArray } from '../../db/json-array.ts';
import { keyCorrections } from './tables.ts';

/** A correction in that column. */
export type ExamCorrection = {
  questionId: string;
  kind: (typeof keyCorrections.$inferSelect)['kind'];
  revision: number;
  /** The correct options by a correction of kind `key`. */
  correctOptionIds: string[];
  reason: string;
  /** In PostgreSQL's JSON format. */
  correctedAt: string;
};

/** The corrections of the exam in that column, oldest first. */
export function correctionsOf(
  kind: (typeof keyCorrections.$inferSelect)['examKind'],
  examId: AnyColumn,
): SQL<ExamCorrection[]> {
  const {
    questionId,
    kind: correctionKind,
    revision,
    correctOptionIds,
    reason,
    correctedAt,
  } = keyCorrections;
  return jsonArray<ExamCorrection>(
    { questionId, kind: correctionKind, revision, correctOptionIds, reason, correctedAt },
    sql`${keyCorrections} where ${keyCorrections.examKind} = ${kind}
      and ${keyCorrections.examId} = ${examId}`,
    revision,
  );
}

/** The newest correction of each question. @param corrections oldest first */
export function newestByQuestion(
  corrections: readonly ExamCorrection[],
): ReadonlyMap<string, ExamCorrection> {
  return new Map(corrections.map((correction) => [correction.questionId, correction]));
}

/**
 * The revision of an exam's key: that of its newest correction, 0 without any.
 * @param corrections oldest first
 */
export const keyRevisionOf = (corrections: readonly ExamCorrection[]) =>
  corrections.at(-1)?.revision ?? 0;
