// Deletes replaced rosters, imports that were not applied, and rosters of campaigns that ended long
// ago.
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { daysBefore } from '../../retention.ts';
import type { Job } from '../../worker/job.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import { DRAFT_DAYS } from './documents.ts';
import { examRosterCandidates as candidates, examRosters as rosters } from './tables.ts';

const BATCH_SIZE = 5_000;
const PAUSE_MS = 500;

export function rosterDeletionJob({ db, env, now }: Deps): Job {
  return {
    name: 'delete-old-rosters',
    everySeconds: 3_600,
    run: (jobRun) =>
      deleteOldRosters(db, now(), env.retention.rosterDays, () => jobRun.pause(PAUSE_MS)),
  };
}

/** @param pause called between batches; false: stop */
export async function deleteOldRosters(
  db: Db,
  now: Date,
  rosterDays: number,
  pause: () => Promise<boolean>,
): Promise<void> {
  const isLongOver = sql`exists (select 1 from ${examCampaigns}
    where ${examCampaigns.id} = ${rosters.campaignId}
    and ${lt(examCampaigns.endDate, daysBefore(now, rosterDays))})`;
  const isOldDraft = and(
    eq(rosters.state, 'draft'),
    lt(rosters.createdAt, daysBefore(now, DRAFT_DAYS)),
  );
  // Waits for an import that is being applied, which is no draft afterwards; after this none of
  // them can be applied.
  await db.update(rosters).set({ state: 'done' }).where(isOldDraft);
  const oldRosters = await db
    .select({ id: rosters.id })
    .from(rosters)
    .where(or(eq(rosters.state, 'done'), isLongOver));
  for (const { id } of oldRosters) {
    const batch = db
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.rosterId, id))
      .limit(BATCH_SIZE);
    const deleteBatch = () =>
      db.delete(candidates).where(inArray(candidates.id, batch)).returning({ id: candidates.id });
    while ((await deleteBatch()).length === BATCH_SIZE) if (!(await pause())) return;
    // The roster is deleted last, so that registration is not open to everyone in between.
    await db.delete(rosters).where(eq(rosters.id, id));
  }
}
