// Conditions that exclude attempts from ranks and merit lists.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { attemptExclusions as exclusions } from './tables.ts';

/** Whether the attempt is excluded from contests. */
export const isExcluded = (attemptId: AnyColumn): SQL =>
  sql`exists (select 1 from ${exclusions} where ${exclusions.attemptId} = ${attemptId}
    and ${exclusions.endedAt} is null)`;
