// SQL of messages about notifications that wait to be sent.
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { assignments } from '../assignments/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { windowOf } from '../personal-windows/conditions.ts';
import { students } from '../students/tables.ts';
import { hasHandedIn } from './events.ts';
import { hasTakenExam, IS_FOR_COURSE } from './opening-exams.ts';
import {
  notificationMessages as messages,
  notifications,
  notificationPreferences as preferences,
} from './tables.ts';

export type MessageKey = Pick<typeof messages.$inferSelect, 'notificationId' | 'channel'>;

/**
 * Takes a batch of messages that are due, until `busyUntil`: no other process sends them meanwhile.
 */
export function claimMessages(db: Db, now: Date, busyUntil: Date, limit: number) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ notificationId: messages.notificationId, channel: messages.channel })
      .from(messages)
      .where(lte(messages.nextTryAt, now))
      .orderBy(asc(messages.nextTryAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx.update(messages).set({ nextTryAt: busyUntil }).where(isOneOf(due));
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
      .where(isOneOf(due));
  });
}

/** The record of the account that is notified. */
const ofRecipient = sql`(select ${students.id} from ${students} where ${students.userId} = ${notifications.userId})`;

/**
 * Whether a message still holds: the account still wants it, and its event is not moved, deleted or
 * done. It is asked just before the message is sent, because a batch takes minutes.
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
      startDate: windowOf(ofRecipient).startDate,
      dueDate: assignments.dueDate,
      opensAt: exams.startingDate,
      isExamOpen: sql<boolean>`coalesce(${IS_FOR_COURSE}, false) and not ${hasTakenExam(exams.id, notifications.userId)}`,
      isHandedIn: hasHandedIn(assignments.id, notifications.userId),
      isCourseArchived: sql<boolean>`coalesce(${universities.archivedAt}, ${courses.archivedAt}) is not null`,
    })
    .from(notifications)
    .innerJoin(
      preferences,
      and(eq(preferences.userId, notifications.userId), eq(preferences.kind, notifications.kind)),
    )
    .leftJoin(campaigns, eq(campaigns.id, sql`${notifications.details} ->> 'examCampaignId'`))
    .leftJoin(assignments, eq(assignments.id, sql`${notifications.details} ->> 'assignmentId'`))
    .leftJoin(exams, eq(exams.id, sql`${notifications.details} ->> 'examId'`))
    .leftJoin(universities, eq(universities.id, assignments.universityId))
    .leftJoin(courses, eq(courses.id, assignments.courseId))
    .where(eq(notifications.id, notificationId));
  if (!row?.isChosen) return false;
  const { kind, details, startDate, dueDate, opensAt, isExamOpen, isHandedIn, isCourseArchived } =
    row;
  if (kind === 'exam-soon' && details.examId !== undefined)
    return opensAt?.toISOString() === details.at && isExamOpen;
  if (kind === 'exam-soon' || kind === 'personal-window')
    return startDate?.toISOString() === details.at;
  if (kind === 'assignment-due')
    return dueDate?.toISOString() === details.at && !isHandedIn && !isCourseArchived;
  return true;
}

const isMessage = ({ notificationId, channel }: MessageKey) =>
  and(eq(messages.notificationId, notificationId), eq(messages.channel, channel));
const isOneOf = (keys: readonly MessageKey[]) => or(...keys.map(isMessage));

/** The message was sent, is no longer valid or failed too often. */
export async function deleteMessage(db: Db, key: MessageKey): Promise<void> {
  await db.delete(messages).where(isMessage(key));
}

/** Lets any process send these messages from then on. */
export async function updateNextTry(
  db: Db,
  keys: readonly MessageKey[],
  nextTryAt: Date,
): Promise<void> {
  if (keys.length > 0) await db.update(messages).set({ nextTryAt }).where(isOneOf(keys));
}

/** Counts a failure. The message is tried again when its claim ends. */
export async function updateTries(db: Db, key: MessageKey): Promise<void> {
  await db
    .update(messages)
    .set({ tries: sql`${messages.tries} + 1` })
    .where(isMessage(key));
}
