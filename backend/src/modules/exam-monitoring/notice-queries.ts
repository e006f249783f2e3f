// SQL of extra time and messages.
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { AttemptRow } from '../attempts/documents.ts';
import { isAttemptAt } from '../attempts/queries.ts';
import { attemptActions, attempts } from '../attempts/tables.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { isInWindow } from '../personal-windows/conditions.ts';
import { countActions } from './control-queries.ts';
import type { AttemptNoticesDocument, ExamMessageDocument } from './documents.ts';
import { attemptExtensions, examMessages } from './tables.ts';

/** Exams have few messages; only the newest are listed. */
const MAX_LISTED = 100;

const messagesOf = ({ kind, examId }: ExamOfKind) =>
  and(eq(examMessages.examKind, kind), eq(examMessages.examId, examId));
const extensionsOf = ({ kind, examId }: ExamOfKind) =>
  and(eq(attemptExtensions.examKind, kind), eq(attemptExtensions.examId, examId));

const toMessage = ({
  id,
  text,
  sentAt,
}: typeof examMessages.$inferSelect): ExamMessageDocument => ({
  _id: id,
  text,
  sentAt: sentAt.toISOString(),
});

/** An extension as an admin gives it. */
export type Extension = { minutes: number; reason: string; userId: string; now: Date };

/**
 * The same extension or message by the same admin counts once within this time, because the first
 * response may have been lost.
 */
const REPEAT_MS = 2 * 60_000;

const isRepeatOf = ({ minutes, reason, userId, now }: Extension) =>
  and(
    eq(attemptExtensions.minutes, minutes),
    eq(attemptExtensions.reason, reason),
    eq(attemptExtensions.extendedBy, userId),
    gt(attemptExtensions.extendedAt, new Date(now.getTime() - REPEAT_MS)),
  );

/**
 * Moves the deadline of attempts that still accept answers. It is one statement, so that an attempt
 * that is being closed is either extended or closed.
 * @param attemptIds undefined: all attempts at the exam
 * @returns the attempts with their new deadline
 */
export async function extendDeadlines(
  tx: Db,
  exam: ExamOfKind,
  { attemptIds, ...extension }: Extension & { attemptIds: readonly string[] | undefined },
): Promise<{ id: string; deadline: Date }[]> {
  const { minutes, now } = extension;
  const acceptedSince = new Date(now.getTime() - GRACE_MS);
  return tx
    .update(attempts)
    .set({ deadline: sql`${attempts.deadline} + ${minutes} * interval '1 minute'` })
    .where(
      and(
        isAttemptAt(exam),
        isNull(attempts.closedAt),
        gte(attempts.deadline, acceptedSince),
        attemptIds && inArray(attempts.id, [...attemptIds]),
        not(
          exists(
            tx
              .select({ one: sql`1` })
              .from(attemptExtensions)
              .where(and(eq(attemptExtensions.attemptId, attempts.id), isRepeatOf(extension))),
          ),
        ),
      ),
    )
    .returning({ id: attempts.id, deadline: attempts.deadline });
}

/** The number of attempts at the exam with exactly this extension within the last minutes. */
export async function countExtended(
  tx: Db,
  exam: ExamOfKind,
  { attemptIds, ...extension }: Extension & { attemptIds: readonly string[] | undefined },
): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(attemptExtensions.attemptId) })
    .from(attemptExtensions)
    .where(
      and(
        extensionsOf(exam),
        isRepeatOf(extension),
        attemptIds && inArray(attemptExtensions.attemptId, [...attemptIds]),
      ),
    );
  return row?.count ?? 0;
}

export const insertExtensions = (
  tx: Db,
  rows: (typeof attemptExtensions.$inferInsert)[],
): Promise<void> => insertRows(tx, attemptExtensions, rows);

/** A message as an admin sends it. */
export type NewMessage = { text: string; userId: string; now: Date };

export async function insertMessage(
  tx: Db,
  { kind: examKind, examId }: ExamOfKind,
  { text, userId: sentBy, now: sentAt }: NewMessage,
): Promise<ExamMessageDocument | undefined> {
  const values = { examKind, examId, text, sentBy, sentAt };
  return (await tx.insert(examMessages).values(values).returning()).map(toMessage)[0];
}

/** Exactly this message, if it was sent within the last minutes. */
export async function findRepeatedMessage(
  tx: Db,
  exam: ExamOfKind,
  { text, userId, now }: NewMessage,
): Promise<ExamMessageDocument | undefined> {
  const isRepeat = and(
    eq(examMessages.text, text),
    eq(examMessages.sentBy, userId),
    gt(examMessages.sentAt, new Date(now.getTime() - REPEAT_MS)),
  );
  return (await findMessages(tx, exam, isRepeat))[0];
}

/** The messages of an exam, newest first. @param where only those that it selects */
export async function findMessages(
  db: Db,
  exam: ExamOfKind,
  where?: SQL,
): Promise<ExamMessageDocument[]> {
  const rows = await db
    .select()
    .from(examMessages)
    .where(and(messagesOf(exam), where))
    .orderBy(desc(examMessages.sentAt), desc(examMessages.id))
    .limit(MAX_LISTED);
  return rows.map(toMessage);
}

/**
 * Incremented by every message, extension, closing and reopening in the exam, and by changes of
 * personal windows. One query.
 */
export async function findNoticeRevision(db: Db, exam: ExamOfKind): Promise<number> {
  const extensions = db
    .select({ count: count() })
    .from(attemptExtensions)
    .where(extensionsOf(exam));
  const messages = db.select({ count: count() }).from(examMessages).where(messagesOf(exam));
  const column = exam.kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId;
  const windows = sql`(select coalesce(sum(${campaigns.windowRevision}), 0) from ${campaigns}
    where ${column} = ${exam.examId})`;
  const actions = countActions(db, exam);
  const [row] = await db
    .select({
      revision: sql<number>`(${extensions}) + (${messages}) + (${actions}) + ${windows}`.mapWith(
        Number,
      ),
    })
    .from(sql`(select 1) one`);
  return row?.revision ?? 0;
}

/**
 * The start of the exam for an attempt: that of the campaign in which it was started, also in a
 * personal window; without a campaign that of the attempt itself.
 */
function examStartOf({ userId, startedAt }: AttemptRow, { kind, examId }: ExamOfKind): SQL {
  const column = kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId;
  const time = sql`${startedAt.toISOString()}::timestamptz`;
  return sql`least((select min(${campaigns.startDate}) from ${campaigns}
    where ${column} = ${examId} and ${isInWindow(sql`${userId}`, time)}), ${time})`;
}

/** The notices of admins to the student of an attempt. */
export async function findAttemptNotices(
  db: Db,
  attempt: AttemptRow,
  exam: ExamOfKind,
  now: Date,
): Promise<AttemptNoticesDocument> {
  const extensions = await db
    .select()
    .from(attemptExtensions)
    .where(eq(attemptExtensions.attemptId, attempt.id))
    .orderBy(asc(attemptExtensions.extendedAt));
  const newestMessages = await findMessages(
    db,
    exam,
    gte(examMessages.sentAt, examStartOf(attempt, exam)),
  );
  const actions = await db
    .select()
    .from(attemptActions)
    .where(eq(attemptActions.attemptId, attempt.id))
    .orderBy(asc(attemptActions.decidedAt));
  return {
    deadline: attempt.deadline.toISOString(),
    serverTime: now.toISOString(),
    extensions: extensions.map(({ id, minutes, reason, extendedAt }) => ({
      _id: id,
      minutes,
      reason,
      extendedAt: extendedAt.toISOString(),
    })),
    actions: actions.map(({ id, action, reason, decidedAt }) => ({
      _id: id,
      action,
      reason,
      decidedAt: decidedAt.toISOString(),
    })),
    messages: newestMessages.reverse(),
  };
}
