// SQL of messages about notifications that wait to be sent.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../auth/tables.ts';
import { notificationMessages as messages, notifications } from './tables.ts';

type Key = Pick<typeof messages.$inferSelect, 'notificationId' | 'channel'>;

/** Takes a batch of messages that are due, until `busyUntil`: no other process sends them meanwhile. */
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
    const keys = due.map(({ notificationId, channel }) => sql`(${notificationId}, ${channel})`);
    await tx
      .update(messages)
      .set({ nextTryAt: busyUntil, tries: sql`${messages.tries} + 1` })
      .where(sql`(${messages.notificationId}, ${messages.channel}) in (${sql.join(keys, sql`, `)})`);
    return tx
      .select({ message: messages, notification: notifications, email: users.email, phoneNumber: users.phoneNumber })
      .from(messages)
      .innerJoin(notifications, eq(notifications.id, messages.notificationId))
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(
        and(
          inArray(
            messages.notificationId,
            due.map(({ notificationId }) => notificationId),
          ),
          sql`(${messages.notificationId}, ${messages.channel}) in (${sql.join(keys, sql`, `)})`,
        ),
      );
  });
}

const isMessage = ({ notificationId, channel }: Key) => and(eq(messages.notificationId, notificationId), eq(messages.channel, channel));

/** The message was sent, has expired or failed too often. */
export async function deleteMessage(db: Db, key: Key): Promise<void> {
  await db.delete(messages).where(isMessage(key));
}

export async function updateNextTry(db: Db, key: Key, nextTryAt: Date): Promise<void> {
  await db.update(messages).set({ nextTryAt }).where(isMessage(key));
}
