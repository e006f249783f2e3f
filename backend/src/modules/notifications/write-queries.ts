// SQL that stores notifications, each once, with the messages that its recipient has enabled.
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../auth/tables.ts';
import {
  notificationFanOuts as fanOuts,
  notificationMessages as messages,
  type NotificationKind,
  notifications,
  notificationPreferences as preferences,
} from './tables.ts';

/** Rows deleted in one statement. */
const BATCH_SIZE = 1000;

type NewNotification = Pick<typeof notifications.$inferInsert, 'userId' | 'subject' | 'details'>;

/**
 * Stores new notifications of one kind. Of two processes that store the same ones the unique key
 * accepts one.
 * @param expiresAt when messages about them become useless
 * @returns the number of new ones
 */
export async function insertNotifications(
  tx: Db,
  kind: NotificationKind,
  rows: readonly NewNotification[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number> {
  if (rows.length === 0) return 0;
  const inserted = await tx
    .insert(notifications)
    .values(rows.map((row) => ({ ...row, kind, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId });
  if (inserted.length === 0) return 0;
  const choices = await tx
    .select({
      userId: users.id,
      email: sql<boolean>`${preferences.email} and ${users.email} is not null`,
      sms: sql<boolean>`${preferences.sms} and ${users.phoneNumber} is not null`,
    })
    .from(preferences)
    .innerJoin(users, eq(users.id, preferences.userId))
    .where(
      and(
        inArray(
          preferences.userId,
          inserted.map(({ userId }) => userId),
        ),
        eq(preferences.kind, kind),
        or(
          and(preferences.email, isNotNull(users.email)),
          and(preferences.sms, isNotNull(users.phoneNumber)),
        ),
      ),
    );
  const choiceOf = new Map(choices.map((choice) => [choice.userId, choice]));
  const waiting = inserted.flatMap(({ id, userId }) =>
    (['email', 'sms'] as const)
      .filter((channel) => choiceOf.get(userId)?.[channel])
      .map((channel) => ({ notificationId: id, channel, nextTryAt: now, expiresAt })),
  );
  if (waiting.length > 0) await tx.insert(messages).values(waiting).onConflictDoNothing();
  return inserted.length;
}

/** Locks the event and returns its cursor; undefined while another process has locked it. */
export async function lockFanOut(
  tx: Db,
  kind: NotificationKind,
  subject: string,
  now: Date,
): Promise<string | undefined> {
  await tx.insert(fanOuts).values({ kind, subject, createdAt: now }).onConflictDoNothing();
  const isEvent = and(eq(fanOuts.kind, kind), eq(fanOuts.subject, subject));
  const [row] = await tx
    .select({ cursor: fanOuts.cursor })
    .from(fanOuts)
    .where(isEvent)
    .for('update', { skipLocked: true });
  return row?.cursor;
}

/** @param progress `finishedAt`: null while there may be further recipients */
export async function updateFanOut(
  tx: Db,
  { kind, subject }: Pick<typeof fanOuts.$inferSelect, 'kind' | 'subject'>,
  progress: Pick<typeof fanOuts.$inferSelect, 'cursor' | 'finishedAt'>,
): Promise<void> {
  await tx
    .update(fanOuts)
    .set(progress)
    .where(and(eq(fanOuts.kind, kind), eq(fanOuts.subject, subject)));
}

/**
 * Deletes a batch of older notifications, with their messages.
 * @returns whether there may be more
 */
export async function deleteOldNotifications(db: Db, before: Date): Promise<boolean> {
  const oldNotifications = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, before))
    .limit(BATCH_SIZE);
  const deleted = await db
    .delete(notifications)
    .where(inArray(notifications.id, oldNotifications))
    .returning({ id: notifications.id });
  await db.delete(fanOuts).where(lt(fanOuts.createdAt, before));
  return deleted.length === BATCH_SIZE;
}
