// SQL of daily message counts.
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { messageCounts } from './count-tables.ts';

/** Counts one message. @returns false, without counting, if the maximum is reached */
export async function countMessage(
  tx: Db,
  day: string,
  counter: string,
  max: number,
): Promise<boolean> {
  if (max < 1) return false;
  const rows = await tx
    .insert(messageCounts)
    .values({ day, counter, sent: 1 })
    .onConflictDoUpdate({
      target: [messageCounts.day, messageCounts.counter],
      set: { sent: sql`${messageCounts.sent} + 1` },
      setWhere: lt(messageCounts.sent, max),
    })
    .returning({ sent: messageCounts.sent });
  return rows.length > 0;
}

/** Removes the counts of earlier days. */
export async function deleteOldCounts(db: Db, day: string): Promise<void> {
  await db.delete(messageCounts).where(lt(messageCounts.day, day));
}

/** The day in UTC, such as 2026-11-22. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
