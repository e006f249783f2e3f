// SQL of queued messages about notifications.
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { assignments } from '../assignments/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { grants } from '../grants/tables.ts';
import { windowOf } from '../personal-windows/conditions.ts';
import { students } from '../students/tables.ts';
import { HAS_ACTIVE_EXAM } from './events.ts';
import { hasTakenExam, IS_FOR_COURSE } from './opening-exams.ts';
import { hasSubmitted } from './recipient-queries.ts';
import {
  notificationMessages as messages,
  notifications,
  notificationPreferences as preferences,
} from './tables.ts';

export type MessageKey = Pick<typeof messages.$inferSelect, 'notificationId' | 'channel'>;

/** Claims a batch of due messages until `claimedUntil`; other processes skip them until then. */
export function claimMessages(db: Db, now: Date, claimedUntil: Date, limit: number) {
  return db.transaction(async (tx) => {
    const dueMessages = await tx
      .select({ notificationId: messages.notificationId, channel: messages.channel })
      .from(messages)
      .where(lte(messages.nextTryAt, now))
      .orderBy(asc(messages.nextTryAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (dueMessages.length === 0) return [];
    await tx.update(messages).set({ nextTryAt: claimedUntil }).where(isOneOf(dueMessages));
    return tx
      .select({
        message: messages,
        notification: notifications,
        email: users.email,
        phoneNumber: users.phoneNumber,
        language: users.language,
      })
      .from(messages)
      .innerJoin(notifications, eq(notifications.id, messages.notificationId))
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(isOneOf(dueMessages));
  });
}

/** Student id of the recipient. */
const recipientStudentId = sql`(select ${students.id} from ${students}
  where ${students.userId} = ${notifications.userId})`;

/**
 * True if the message is still due: the channel is still enabled, the account is not blocked, and
 * the event was not rescheduled, deleted or completed. Called just before sending, because a batch takes minutes.
 */
export async function isStillValid(
  db: Db,
  { notificationId, channel }: MessageKey,
): Promise<boolean> {
  const [row] = await db
    .select({
      kind: notifications.kind,
      details: notifications.details,
      isChosen: channel === 'email' ? preferences.email : preferences.sms,
      startDate: windowOf(recipientStudentId).startDate,
      dueDate: assignments.dueDate,
      opensAt: exams.startingDate,
      isExamOpen: sql<boolean>`coalesce(${IS_FOR_COURSE}, false)
        and not ${hasTakenExam(exams.id, notifications.userId)}`,
      isSubmitted: hasSubmitted(assignments.id, notifications.userId),
      isCampaignShown: sql<boolean>`(${HAS_ACTIVE_EXAM})`,
      isCourseArchived: sql<boolean>`coalesce(${universities.archivedAt},
        ${courses.archivedAt}) is not null`,
      grantRole: grants.role,
    })
    .from(notifications)
    .innerJoin(
      preferences,
      and(eq(preferences.userId, notifications.userId), eq(preferences.kind, notifications.kind)),
    )
    .innerJoin(users, and(eq(users.id, notifications.userId), isNull(users.blockedAt)))
    .leftJoin(campaigns, eq(campaigns.id, sql`${notifications.details} ->> 'examCampaignId'`))
    .leftJoin(assignments, eq(assignments.id, sql`${notifications.details} ->> 'assignmentId'`))
    .leftJoin(exams, eq(exams.id, sql`${notifications.details} ->> 'examId'`))
    .leftJoin(universities, eq(universities.id, assignments.universityId))
    .leftJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(grants, eq(grants.id, sql`split_part(${notifications.subject}, ' ', 1)`))
    .where(eq(notifications.id, notificationId));
  if (!row?.isChosen || !row.isCampaignShown) return false;
  const isAtTime = (time: Date | null) => time?.toISOString() === row.details.at;
  switch (row.kind) {
    case 'exam-soon':
      // With `examId`: a single exam; otherwise a campaign.
      return row.details.examId === undefined
        ? isAtTime(row.startDate)
        : isAtTime(row.opensAt) && row.isExamOpen;
    case 'personal-window':
      return isAtTime(row.startDate);
    case 'assignment-due':
      return isAtTime(row.dueDate) && !row.isSubmitted && !row.isCourseArchived;
    case 'grant-given':
      return row.grantRole === row.details.role;
    default:
      return true;
  }
}

const isMessage = ({ notificationId, channel }: MessageKey) =>
  and(eq(messages.notificationId, notificationId), eq(messages.channel, channel));
const isOneOf = (keys: readonly MessageKey[]) => or(...keys.map(isMessage));

/** For a message that was sent, is no longer due or failed too often. */
export async function deleteMessage(db: Db, key: MessageKey): Promise<void> {
  await db.delete(messages).where(isMessage(key));
}

/** From `nextTryAt` on, any process can send these messages. */
export async function rescheduleMessages(
  db: Db,
  keys: readonly MessageKey[],
  nextTryAt: Date,
): Promise<void> {
  if (keys.length > 0) await db.update(messages).set({ nextTryAt }).where(isOneOf(keys));
}

/** Counts a failure. The message is retried when its claim ends. */
export async function incrementTries(db: Db, key: MessageKey): Promise<void> {
  await db
    .update(messages)
    .set({ tries: sql`${messages.tries} + 1` })
    .where(isMessage(key));
}
