// Stores the next version of an exam, and finds the newest one (docs/decisions/045).
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { RevisionCache } from '../../db/revision-cache.ts';
import { SharedReads } from '../../db/shared-reads.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import type { ExamCorrection } from '../key-corrections/exam-corrections.ts';
import { hashContent, readContent } from './content.ts';
import {
  findCorrectionRevision,
  findCorrections,
  findExamRevision,
  findNewestVersion,
  findVersioned,
  insertVersion,
  lockExamRevision,
} from './queries.ts';

/** The newest version of an exam, and all its corrections, oldest first. */
export type CurrentExam = { versionId: string; corrections: readonly ExamCorrection[] };

const MAX_EXAMS = 1000;
const current = new RevisionCache<CurrentExam>(MAX_EXAMS);
const reads = new SharedReads<CurrentExam | undefined>();

/**
 * Stores the current exam as its next version, unless the newest version has the same content.
 * Every command that changes an exam calls it at its end. The transaction must hold a lock on the
 * row of the exam.
 * @param userId the account that changed it; null if no account did
 */
export async function storeVersion(
  tx: Db,
  exam: ExamOfKind,
  userId: string | null,
): Promise<{ id: string; isNew: boolean } | undefined> {
  const content = await readContent(tx, exam);
  if (!content) return undefined;
  const contentHash = hashContent(content);
  const newest = await findNewestVersion(tx, exam);
  if (newest?.contentHash === contentHash) return { id: newest.id, isNew: false };
  const correctionRevision = await findCorrectionRevision(tx, exam);
  const number = (newest?.number ?? 0) + 1;
  const values = {
    number,
    contentHash,
    content: content.exam,
    correctionRevision,
    createdBy: userId,
  };
  return { id: await insertVersion(tx, exam, values), isNew: true };
}

/**
 * Stores the next versions of imported exams. Exams without any version get their first one when it
 * is needed: an import of the whole catalogue would store each exam twice.
 */
export async function storeImportedVersions(
  tx: Db,
  kind: ExamOfKind['kind'],
  examIds: readonly string[],
): Promise<void> {
  for (const examId of await findVersioned(tx, kind, examIds))
    await storeVersion(tx, { kind, examId }, null);
}

/**
 * The newest version; undefined if there is no such exam. An exam without a version, or one that
 * was changed by a program without versions (the previous build during an update, or by SQL), gets
 * its next version here: such a change is visible in the revision of the row. One short statement
 * if this process has the revision cached. The row is only locked if there is a version to store,
 * so that during an import attempts at exams with a version can still be started and submitted.
 * @param readRevision the revision of the exam's row, if it was read just before
 */
export async function findCurrentExam(
  db: Db,
  exam: ExamOfKind,
  readRevision?: string,
): Promise<CurrentExam | undefined> {
  const revision = readRevision ?? (await findExamRevision(db, exam));
  if (revision === undefined) return undefined;
  const cachedExam = current.get(db, exam.examId, revision);
  if (cachedExam) return cachedExam;
  // A transaction may see uncommitted changes.
  if (isTransaction(db)) return readCurrentExam(db, exam, revision);
  return reads.share(db, `${exam.examId} ${revision}`, () => readCurrentExam(db, exam, revision));
}

const isTransaction = (db: Db): boolean => db instanceof PgTransaction;

async function readCurrentExam(
  db: Db,
  exam: ExamOfKind,
  revision: string,
): Promise<CurrentExam | undefined> {
  return (await readStored(db, exam, revision)) ?? (await storeAndRead(db, exam));
}

/**
 * Without a lock; undefined unless the newest version has the exam's content, and the exam did not
 * change during the reads.
 */
async function readStored(
  db: Db,
  exam: ExamOfKind,
  revision: string,
): Promise<CurrentExam | undefined> {
  const newest = await findNewestVersion(db, exam);
  const content = newest && (await readContent(db, exam));
  if (!content || hashContent(content) !== newest.contentHash) return undefined;
  const currentExam = { versionId: newest.id, corrections: await findCorrections(db, exam) };
  if ((await findExamRevision(db, exam)) !== revision) return undefined;
  if (!newest.isUncommitted) current.set(db, exam.examId, revision, currentExam);
  return currentExam;
}

async function storeAndRead(db: Db, exam: ExamOfKind): Promise<CurrentExam | undefined> {
  const read = await db.transaction(async (tx) => {
    const revision = await lockExamRevision(tx, exam);
    const version = revision === undefined ? undefined : await storeVersion(tx, exam, null);
    if (revision === undefined || !version) return undefined;
    const corrections = await findCorrections(tx, exam);
    return { revision, isNew: version.isNew, found: { versionId: version.id, corrections } };
  });
  if (!read) return undefined;
  // A version that an outer transaction may still roll back must not be cached.
  if (!(read.isNew && isTransaction(db))) current.set(db, exam.examId, read.revision, read.found);
  return read.found;
}
