// SQL of markers' own comments. Every statement has the account's id, so that comments of others
// are inaccessible.
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { lockUser } from '../../auth/queries.ts';
import { exams, examWrittenQuestions } from '../../exams/tables.ts';
import { markingComments as comments } from '../tables.ts';
import type { MarkingCommentDocument } from './comment-documents.ts';

type Row = typeof comments.$inferSelect;
/** A comment of an account. */
type Key = { id: string; userId: string };

function toComment({ id, text, examId, questionId, createdAt }: Row): MarkingCommentDocument {
  return {
    _id: id,
    text,
    ...withoutNulls({ examId, questionId }),
    createdAt: createdAt.toISOString(),
  };
}

const isOwn = ({ id, userId }: Key) => and(eq(comments.id, id), eq(comments.userId, userId));

/** All comments of an account, the earliest first; their number is limited. */
export async function findComments(db: Db, userId: string): Promise<MarkingCommentDocument[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(eq(comments.userId, userId))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return rows.map(toComment);
}

/**
 * Stores the comment; undefined if the account already has `max`. The lock on the account
 * serializes concurrent requests.
 */
export function insertComment(
  db: Db,
  values: typeof comments.$inferInsert,
  max: number,
): Promise<MarkingCommentDocument | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, values.userId);
    const [own] = await tx
      .select({ count: count() })
      .from(comments)
      .where(eq(comments.userId, values.userId));
    if ((own?.count ?? 0) >= max) return undefined;
    return (await tx.insert(comments).values(values).returning()).map(toComment)[0];
  });
}

/** Undefined if there is none. */
export async function updateComment(
  db: Db,
  key: Key,
  changes: Partial<Row>,
): Promise<MarkingCommentDocument | undefined> {
  return (await db.update(comments).set(changes).where(isOwn(key)).returning()).map(toComment)[0];
}

/** False if there was none. */
export async function deleteComment(db: Db, key: Key): Promise<boolean> {
  return (await db.delete(comments).where(isOwn(key)).returning({ id: comments.id })).length > 0;
}

/** The ids of the written questions of the current exam; undefined if there is no such exam. */
export async function findWrittenQuestionIds(
  db: Db,
  examId: string,
): Promise<string[] | undefined> {
  const rows = await db
    .select({ id: examWrittenQuestions.id })
    .from(exams)
    .leftJoin(examWrittenQuestions, eq(examWrittenQuestions.examId, exams.id))
    .where(eq(exams.id, examId));
  return rows.length === 0 ? undefined : rows.flatMap(({ id }) => id ?? []);
}
