// SQL of the time window of exam campaigns: which attempts were begun in it, and when it releases
// the results (docs/decisions/032, 073).
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { sql } from 'drizzle-orm';
import { attempts, OPEN_DEADLINE } from '../attempts/tables.ts';
import { isInWindow, LAST_END } from '../personal-windows/conditions.ts';
import { examCampaigns as campaigns } from './tables.ts';

/** The attempts that were begun in a campaign, by its row. */
export const IS_BEGUN_INSIDE = sql`(${attempts.multiSubjectExamId} = ${campaigns.multiSubjectExamId} or ${attempts.examId} = ${campaigns.examId})
  and ${isInWindow(attempts.userId, attempts.startedAt)}`;

const grace = sql.raw(`interval '${GRACE_MS} milliseconds'`);

/**
 * When the results of a campaign are released: the grace after its end, after the end of the last
 * personal window, or after the last deadline of an open attempt that was begun in it, where an admin
 * has moved the end forward meanwhile. No exam takes a day: the bound keeps an old campaign from
 * reading today's attempts.
 */
export const RELEASED_AT =
  sql<Date>`(greatest(${LAST_END}, (select max(${OPEN_DEADLINE}) from ${attempts}
  where ${IS_BEGUN_INSIDE}
    and ${OPEN_DEADLINE} > ${campaigns.endDate} and ${OPEN_DEADLINE} < ${LAST_END} + interval '1 day')) + ${grace})`.mapWith(
    campaigns.endDate,
  );
