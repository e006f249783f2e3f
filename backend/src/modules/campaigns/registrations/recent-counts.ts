// Numbers of registrations in large campaigns, counted every few seconds instead of for each
// request.
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';

/** Smaller numbers are counted for each request, because that is quick. */
const MIN_CACHED_COUNT = 1000;
/** Maximum age of the number in a campaign with many registrations. */
const RECENT_MS = 5000;

type Count = { count: number; countedAt: number };
/**
 * Counts by campaign. Not used by transactions: a registration needs exact counts before and after.
 */
const recent = new WeakMap<Db, Map<string, Count>>();

/** The recent count of this process; null if it has to be counted. */
export function recentCount(db: Db, campaignId: string): number | null {
  const count = recent.get(db)?.get(campaignId);
  return count && performance.now() - count.countedAt < RECENT_MS ? count.count : null;
}

/** @param countedAt a time before the count began, from `performance.now()` */
export function rememberCount(db: Db, campaignId: string, { count, countedAt }: Count): void {
  if (db instanceof PgTransaction) return;
  const counts = recent.get(db) ?? new Map<string, Count>();
  recent.set(db, counts);
  if (count >= MIN_CACHED_COUNT) counts.set(campaignId, { count, countedAt });
  else counts.delete(campaignId);
}
