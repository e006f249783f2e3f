// SQL of the time window of exam campaigns: which attempts were started in it, and when the results
// are released (docs/decisions/032, 073).
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { sql } from 'drizzle-orm';
import { attempts, OPEN_DEADLINE } from '../attempts/tables.ts';
import { isInWindow, LAST_END } from '../personal-windows/conditions.ts';
import { examCampaigns as campaigns } from './tables.ts';

/** The attempts that were started in a campaign, given the campaign's row. */
export const IS_STARTED_INSIDE = sql`(${attempts.multiSubjectExamId} = ${campaigns.multiSubjectExamId}
  or ${attempts.examId} = ${campaigns.examId})
  and ${isInWindow(attempts.userId, attempts.startedAt)}`;

const grace = sql.raw(`interval '${GRACE_MS} milliseconds'`);

/**
 * When the results of a campaign are released: one grace period after the latest of its end, the
 * end of the last personal window, and the last deadline of an open attempt that was started in it
 * (later than the end if an admin has since moved the end forward, or has given extra time). No
 * exam takes a day: the bound prevents an old campaign from reading today's attempts. Deadlines
 * that an admin has moved are before it by `latestDeadline`, also after the last personal window
 * was deleted.
 */
export const RELEASED_AT =
  sql<Date>`(greatest(${LAST_END}, (select max(${OPEN_DEADLINE}) from ${attempts}
  where ${IS_STARTED_INSIDE}
    and ${OPEN_DEADLINE} > ${campaigns.endDate}
    and ${OPEN_DEADLINE} < greatest(${LAST_END}, ${campaigns.latestDeadline}) + interval '1 day'))
    + ${grace})`.mapWith(campaigns.endDate);
