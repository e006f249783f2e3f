// Numbers of registrations in large campaigns, counted every few seconds instead of for each reader.
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';

/** Counting fewer is quick, so their number is that of this moment. */
const MANY = 1000;
/** How old the number may be in a campaign with many registrations. */
const RECENT_MS = 5000;

type Count = { count: number; countedAt: number };
/** By campaign. Not for transactions: a registration counts by itself, before and after. */
const recent = new WeakMap<Db, Map<string, Count>>();

/** What this process has counted lately; null if it has to be counted. */
export function recentCount(db: Db, campaignId: string): number | null {
  const count = recent.get(db)?.get(campaignId);
  return count && performance.now() - count.countedAt < RECENT_MS ? count.count : null;
}

/** @param countedAt before it was counted; from `performance.now()` */
export function rememberCount(db: Db, campaignId: string, { count, countedAt }: Count): void {
  if (db instanceof PgTransaction) return;
  const counts = recent.get(db) ?? new Map<string, Count>();
  recent.set(db, counts);
  if (count >= MANY) counts.set(campaignId, { count, countedAt });
  else counts.delete(campaignId);
}
