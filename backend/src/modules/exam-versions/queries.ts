// SQL of exam versions. Storing one requires a lock on the row of the exam, so that numbers are
// unique without gaps.
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { RevisionCache, revisionOf } from '../../db/revision-cache.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import { correctionsOf, type ExamCorrection } from '../key-corrections/exam-corrections.ts';
import { keyCorrections } from '../key-corrections/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { type ExamContent, examVersions } from './tables.ts';

/** A version with its content. `examId` is that of the exam, of either kind. */
export type ExamVersion = ExamContent & {
  id: string;
  examId: string;
  number: number;
  correctionRevision: number;
};

/** Versions that are cached in this process. One of 100 questions has about 100 kB. */
const MAX_VERSIONS = 100;
const versions = new RevisionCache<ExamVersion>(MAX_VERSIONS);
/** Versions never change, so all of them have the same revision in the cache. */
const ONLY_REVISION = '';

const tableOf = (kind: ExamOfKind['kind']) =>
  kind === 'multi-subject' ? multiSubjectExams : exams;

/** The column that refers to exams of that kind. */
export const columnOf = (kind: ExamOfKind['kind']) =>
  kind === 'multi-subject' ? examVersions.multiSubjectExamId : examVersions.examId;

/** The revision of the exam's row, archived or not (db/revision-cache.ts). */
export async function findExamRevision(
  db: Db,
  { kind, examId }: ExamOfKind,
): Promise<string | undefined> {
  return (await selectRevision[kind](db, { examId }))[0]?.revision;
}

const revisionIn = (kind: ExamOfKind['kind']) =>
  preparedQuery<{ examId: string }, { revision: string }[]>(`find_revision_${kind}`, (db) => {
    const table = tableOf(kind);
    return db
      .select({ revision: revisionOf(table) })
      .from(table)
      .where(eq(table.id, sql.placeholder('examId')));
  });
const selectRevision = {
  'multi-subject': revisionIn('multi-subject'),
  single: revisionIn('single'),
};

/**
 * The same, and locks the row against other changes of the exam. The lock does not change the
 * revision.
 */
export async function lockExamRevision(
  tx: Db,
  { kind, examId }: ExamOfKind,
): Promise<string | undefined> {
  const table = tableOf(kind);
  const [row] = await tx
    .select({ revision: revisionOf(table) })
    .from(table)
    .where(eq(table.id, examId))
    .for('no key update');
  return row?.revision;
}

/** All corrections of the exam, oldest first. */
export async function findCorrections(
  db: Db,
  { kind, examId }: ExamOfKind,
): Promise<ExamCorrection[]> {
  const table = tableOf(kind);
  const [row] = await db
    .select({ corrections: correctionsOf(kind, table.id) })
    .from(table)
    .where(eq(table.id, examId));
  return row?.corrections ?? [];
}

export async function findCorrectionRevision(
  db: Db,
  { kind, examId }: ExamOfKind,
): Promise<number> {
  const where = and(eq(keyCorrections.examKind, kind), eq(keyCorrections.examId, examId));
  const [row] = await db
    .select({ revision: max(keyCorrections.revision) })
    .from(keyCorrections)
    .where(where);
  return row?.revision ?? 0;
}

/** The exam's newest version without its content. `isUncommitted`: stored by this transaction. */
export async function findNewestVersion(db: Db, { kind, examId }: ExamOfKind) {
  const { id, number, contentHash, createdAt } = examVersions;
  const [row] = await db
    // now() is the start of the transaction, which is the time of its versions.
    .select({ id, number, contentHash, isUncommitted: sql<boolean>`${createdAt} = now()` })
    .from(examVersions)
    .where(eq(columnOf(kind), examId))
    .orderBy(desc(examVersions.number))
    .limit(1);
  return row;
}

/** Stores a version; requires a lock on the exam. Returns its id. */
export async function insertVersion(
  tx: Db,
  { kind, examId }: ExamOfKind,
  values: Omit<typeof examVersions.$inferInsert, 'multiSubjectExamId' | 'examId'>,
): Promise<string> {
  const exam = kind === 'multi-subject' ? { multiSubjectExamId: examId } : { examId };
  const [row] = await tx
    .insert(examVersions)
    .values({ ...values, ...exam })
    .returning({ id: examVersions.id });
  if (!row) throw new Error('The version of the exam was not stored.');
  return row.id;
}

/** A version by its id. Cached, because it never changes. */
export async function findVersion(db: Db, id: string): Promise<ExamVersion | undefined> {
  const cachedVersion = versions.get(db, id, ONLY_REVISION);
  if (cachedVersion) return cachedVersion;
  const [row] = await db.select().from(examVersions).where(eq(examVersions.id, id));
  if (!row) return undefined;
  const { number, correctionRevision } = row;
  const examId = row.multiSubjectExamId ?? row.examId ?? '';
  const kind = row.multiSubjectExamId === null ? 'single' : 'multi-subject';
  const version = {
    id,
    examId,
    number,
    correctionRevision,
    kind,
    exam: row.content,
  } as ExamVersion;
  versions.set(db, id, ONLY_REVISION, version);
  return version;
}

/**
 * The newest version of the exam that has this multiple-choice question; undefined if none has it.
 */
export async function findVersionWithQuestion(
  db: Db,
  { kind, examId }: ExamOfKind,
  questionId: string,
): Promise<string | undefined> {
  const mcqs = { mcqs: [{ _id: questionId }] };
  const part = JSON.stringify(kind === 'multi-subject' ? { subjects: [mcqs] } : mcqs);
  const [row] = await db
    .select({ id: examVersions.id })
    .from(examVersions)
    .where(and(eq(columnOf(kind), examId), sql`${examVersions.content} @> ${part}::jsonb`))
    .orderBy(desc(examVersions.number))
    .limit(1);
  return row?.id;
}

/** The exams of a kind, among these, that have a version. */
export async function findVersioned(
  db: Db,
  kind: ExamOfKind['kind'],
  examIds: readonly string[],
): Promise<string[]> {
  if (examIds.length === 0) return [];
  const column = columnOf(kind);
  const rows = await db
    .selectDistinct({ examId: column })
    .from(examVersions)
    .where(inArray(column, [...examIds]));
  return rows.flatMap(({ examId }) => examId ?? []);
}
