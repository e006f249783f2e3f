// SQL of the PDFs that students upload as written answers.
import { and, count, eq, gt, like, notExists, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { urlOf } from '../../files/stored-files.ts';
import { lockUser } from '../auth/queries.ts';
import { exams } from '../exams/tables.ts';
import { ASSIGNMENT_PREFIX, answerFiles, answerUploads } from './tables.ts';

/** Whether the attempt's exam has written questions; its type is fixed once an attempt exists. */
export async function isOfWrittenExam(
  db: Db,
  { examId }: { examId: string | null },
): Promise<boolean> {
  if (examId === null) return false;
  const [exam] = await db.select({ type: exams.type }).from(exams).where(eq(exams.id, examId));
  return exam?.type === 'Written';
}

/** The quota of one account for uploads since `since`. */
export type Quota = { since: Date; files: number; bytes: number };

/**
 * Whether one more file of that size is still within the quota. Files of assignments have a quota
 * of their own (page-queries.ts).
 */
export async function hasRoom(
  db: Db,
  userId: string,
  size: number,
  quota: Quota,
): Promise<boolean> {
  const assignmentUploads = db
    .select({ one: sql`1` })
    .from(answerUploads)
    .where(
      and(
        eq(answerUploads.userId, userId),
        like(answerUploads.attemptId, `${ASSIGNMENT_PREFIX}%`),
        eq(answerUploads.url, sql`${urlOf('')} || ${answerFiles.name}`),
      ),
    );
  const [usage] = await db
    .select({ files: count(), bytes: sum(answerFiles.size).mapWith(Number) })
    .from(answerFiles)
    .where(
      and(
        eq(answerFiles.userId, userId),
        gt(answerFiles.createdAt, quota.since),
        notExists(assignmentUploads),
      ),
    );
  return (usage?.files ?? 0) < quota.files && (usage?.bytes ?? 0) + size <= quota.bytes;
}

/**
 * Stores the file's record; false if the quota is used up. The lock serializes uploads of one
 * account.
 * @param quota none for a file of an assignment, which was counted when it was registered
 */
export function insertAnswerFile(
  db: Db,
  file: typeof answerFiles.$inferInsert,
  quota: Quota | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, file.userId);
    if (quota && !(await hasRoom(tx, file.userId, file.size ?? 0, quota))) return false;
    await tx.insert(answerFiles).values(file);
    return true;
  });
}
