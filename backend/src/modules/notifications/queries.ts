// SQL of an account's own notifications and preferences. Every statement has the account's id.
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import type { NotificationDocument, PreferencesDocument, ReadFilter } from './documents.ts';
import {
  NOTIFICATION_KINDS,
  notifications,
  notificationPreferences as preferences,
} from './tables.ts';

/** Counting stops here, because a count reads every row. */
const MAX_UNREAD = 100;

/** A page of the account's notifications, the newest first. */
export async function findNotifications(
  db: Db,
  userId: string,
  page: Page,
): Promise<ListPage<NotificationDocument>> {
  const list = keyset(
    { timestamp: notifications.createdAt, id: notifications.id, order: 'newest first' },
    page,
  );
  const where = eq(notifications.userId, userId);
  const rows = await db
    .select({ row: notifications, cursor: list.cursor })
    .from(notifications)
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const total = await countRows(db, sql`${notifications}`, where, page);
  return list.toListPage(rows, total, ({ row }) => toNotification(row));
}

function toNotification({
  id,
  kind,
  details,
  createdAt,
  readAt,
}: typeof notifications.$inferSelect): NotificationDocument {
  return {
    _id: id,
    kind,
    ...details,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString(),
  };
}

/** The number of unread notifications, at most MAX_UNREAD. */
export function countUnread(db: Db, userId: string): Promise<number> {
  return db.$count(
    sql`(select 1 from ${notifications} where ${notifications.userId} = ${userId}
      and ${notifications.readAt} is null limit ${MAX_UNREAD}) counted`,
  );
}

/** Marks own notifications as read. @param filter `before` is inclusive */
export async function updateRead(
  db: Db,
  userId: string,
  { ids, before }: ReadFilter,
  now: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, ids),
        before === undefined ? undefined : lte(notifications.createdAt, new Date(before)),
      ),
    );
}

/** The account's preferences, one entry per kind. */
export async function findPreferences(
  db: Db,
  userId: string,
): Promise<PreferencesDocument['kinds']> {
  const rows = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return NOTIFICATION_KINDS.map((kind) => {
    const preferenceRow = rows.find((row) => row.kind === kind);
    return { kind, email: preferenceRow?.email ?? false, sms: preferenceRow?.sms ?? false };
  });
}

export async function upsertPreferences(
  db: Db,
  userId: string,
  kinds: PreferencesDocument['kinds'],
): Promise<void> {
  // A statement must not change a row twice: of two entries for a kind the last one counts.
  const values = [...new Map(kinds.map((entry) => [entry.kind, { ...entry, userId }])).values()];
  await db
    .insert(preferences)
    .values(values)
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.kind],
      set: { email: sql`excluded.email`, sms: sql`excluded.sms` },
    });
}
