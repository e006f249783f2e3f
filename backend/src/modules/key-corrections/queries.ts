// SQL of corrections: stores one, reads those of an exam, finds exams to rescore.
import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { users } from '../auth/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { examOptions, exams } from '../exams/tables.ts';
import { multiSubjectExams, subjectOptions } from '../multi-subject-exams/tables.ts';
import { examResultVersions, multiSubjectResultVersions } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import type { ExamCorrectionsDocument, ScoreChangeDocument } from './documents.ts';
import { countSubmissions } from './submission-queries.ts';
import { keyCorrections, scoreChanges } from './tables.ts';

/** Exams have few corrections; the list is cut here. */
const MAX_LISTED = 200;

const ofExam = ({ kind, examId }: ExamOfKind) =>
  and(eq(keyCorrections.examKind, kind), eq(keyCorrections.examId, examId));

/**
 * Locks the exam, archived or not. Serializes corrections. Returns false if the exam does not
 * exist.
 */
export async function lockExamOfKind(tx: Db, { kind, examId }: ExamOfKind): Promise<boolean> {
  const table = kind === 'multi-subject' ? multiSubjectExams : exams;
  return (
    (await tx.select({ id: table.id }).from(table).where(eq(table.id, examId)).for('no key update'))
      .length > 0
  );
}

/**
 * No-op update: changes xmin, which invalidates RevisionCache in all processes. Call it after the
 * last read of the key in the transaction: a key that is read later would be cached as the new one.
 */
export async function touchExamRow(tx: Db, { kind, examId }: ExamOfKind): Promise<void> {
  const table = kind === 'multi-subject' ? multiSubjectExams : exams;
  await tx.update(table).set({ id: examId }).where(eq(table.id, examId));
}

/** Stores which options of the question are correct. */
export async function updateCorrectOptions(
  tx: Db,
  { kind }: ExamOfKind,
  questionId: string,
  correctIds: string[],
): Promise<void> {
  const table = kind === 'multi-subject' ? subjectOptions : examOptions;
  await tx
    .update(table)
    .set({ isCorrect: inArray(table.id, correctIds) })
    .where(eq(table.mcqId, questionId));
}

export async function insertCorrection(
  tx: Db,
  values: typeof keyCorrections.$inferInsert,
): Promise<void> {
  await tx.insert(keyCorrections).values(values);
}

/** The newest correction of a question. */
export async function findNewestCorrection(tx: Db, exam: ExamOfKind, questionId: string) {
  const [newest] = await tx
    .select()
    .from(keyCorrections)
    .where(and(ofExam(exam), eq(keyCorrections.questionId, questionId)))
    .orderBy(desc(keyCorrections.revision))
    .limit(1);
  return newest;
}

/** The corrections of an exam, newest first, with the progress of rescoring. */
export async function findExamCorrections(
  db: Db,
  exam: ExamOfKind,
): Promise<ExamCorrectionsDocument> {
  const rows = await db
    .select({
      correction: keyCorrections,
      correctedBy: sql<
        string | null
      >`coalesce(${students.name}, ${users.email}, ${users.phoneNumber})`,
    })
    .from(keyCorrections)
    .leftJoin(users, eq(users.id, keyCorrections.correctedBy))
    .leftJoin(students, eq(students.userId, users.id))
    .where(ofExam(exam))
    .orderBy(desc(keyCorrections.revision))
    .limit(MAX_LISTED);
  const { all, pending } = await countSubmissions(db, exam, rows[0]?.correction.revision ?? 0);
  const [changes] = await db
    .select({ count: count() })
    .from(scoreChanges)
    .where(and(eq(scoreChanges.examKind, exam.kind), eq(scoreChanges.examId, exam.examId)));
  return {
    corrections: rows.map(({ correction, correctedBy }) => ({
      _id: correction.id,
      questionId: correction.questionId,
      kind: correction.kind,
      reason: correction.reason,
      correctOptionIds: correction.correctOptionIds,
      previousOptionIds: correction.previousOptionIds,
      correctedAt: correction.correctedAt.toISOString(),
      ...withoutNulls({ correctedBy }),
    })),
    submissionCount: all,
    pendingCount: pending,
    changedCount: changes?.count ?? 0,
  };
}

/**
 * Exams with unfinished corrections, or with submissions scored with an older key revision. Such
 * submissions can appear after a correction: from a transaction that was running, or from a backend
 * of the previous version without this feature.
 */
export async function findExamsToRescore(db: Db): Promise<(ExamOfKind & { revision: number })[]> {
  // Uses the index order; `exists` makes the planner choose a sequential scan.
  const isPending = (
    kind: ExamOfKind['kind'],
    versions: SQL,
    score: SQL,
  ) => sql`(exam_kind = ${kind} and (
    select v.key_revision from ${versions} v where v.exam_id = corrected.exam_id
    and v.${score} is not null
    order by v.key_revision limit 1) < corrected.revision)`;
  const corrected = sql`(select exam_kind, exam_id, max(revision) as revision,
    bool_or(rescored_at is null) as is_unfinished
    from ${keyCorrections} group by exam_kind, exam_id) corrected`;
  return db
    .select({
      kind: sql<ExamOfKind['kind']>`exam_kind`,
      examId: sql<string>`exam_id`,
      revision: sql<number>`revision`,
    })
    .from(corrected)
    .where(
      sql`is_unfinished or ${isPending('multi-subject', sql`${multiSubjectResultVersions}`, sql`total_score`)}
        or ${isPending('single', sql`${examResultVersions}`, sql`score`)}`,
    );
}

/** Marks the corrections up to this revision as finished. */
export async function finishRescoring(
  db: Db,
  { revision, ...exam }: ExamOfKind & { revision: number },
  now: Date,
): Promise<void> {
  await db
    .update(keyCorrections)
    .set({ rescoredAt: now })
    .where(
      and(ofExam(exam), lte(keyCorrections.revision, revision), isNull(keyCorrections.rescoredAt)),
    );
}

/**
 * Score changes of the newest submission of each result, by result id, newest first.
 * @param userId undefined: results of all accounts
 */
export async function findScoreChanges(
  db: Db,
  kind: ExamOfKind['kind'],
  resultIds: string[],
  userId: string | undefined,
) {
  const versions = kind === 'multi-subject' ? multiSubjectResultVersions : examResultVersions;
  const newest = sql`(select max(n.version) from ${versions} n
    where n.result_id = ${versions.resultId})`;
  const reasons = sql<
    string[]
  >`(select array_agg(${keyCorrections.reason} order by ${keyCorrections.revision})
    from ${keyCorrections}
    where ${keyCorrections.examKind} = ${scoreChanges.examKind}
    and ${keyCorrections.examId} = ${scoreChanges.examId}
      and ${keyCorrections.revision} > ${scoreChanges.fromRevision}
      and ${keyCorrections.revision} <= ${scoreChanges.toRevision})`;
  const rows = await db
    .select({ change: scoreChanges, reasons })
    .from(scoreChanges)
    .innerJoin(versions, and(eq(versions.id, scoreChanges.versionId), eq(versions.version, newest)))
    .where(
      and(
        inArray(scoreChanges.resultId, resultIds),
        userId === undefined ? undefined : eq(scoreChanges.userId, userId),
      ),
    )
    .orderBy(desc(scoreChanges.toRevision), asc(scoreChanges.id));
  const byResult = new Map<string, { examId: string; changes: ScoreChangeDocument[] }>();
  for (const { change, reasons: changeReasons } of rows) {
    const { id, resultId, examId, oldScore, newScore, changedAt } = change;
    const entry = byResult.get(resultId) ?? { examId, changes: [] };
    entry.changes.push({
      _id: id,
      oldScore,
      newScore,
      changedAt: changedAt.toISOString(),
      reasons: changeReasons ?? [],
    });
    byResult.set(resultId, entry);
  }
  return byResult;
}
