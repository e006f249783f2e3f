/**
 * Opens an exam: resumes its attempt, from this device or another one, or finds that there is none.
 */
import { errorCode } from '../../../../apollo/errors.ts';
import { type StoredAttempt, storedAttempt } from '../../storage/attempt-store.ts';
import { estimateServerTime, isServerTimeKnown } from '../../sync/server-clock.ts';
import { hasTimeLeft } from '../../sync/server-deadline.ts';
import type { AttemptPlan } from '../attempt-state.ts';
import { beginAttempt, type OpenedAttempt, resumeStored } from './begin-attempt.ts';
import { decideOpening, decideOpeningAfterError, type Opening } from './decide-opening.ts';

/**
 * A sealed sheet that was not sent yet comes first.
 * @returns null without an attempt, which then starts nothing. Errors: the server's.
 */
export async function openAttempt<Paper, Result>(
  plan: AttemptPlan<Paper, Result>,
): Promise<OpenedAttempt<Paper> | null> {
  const deviceAttempt = await storedAttempt<Paper>(plan.key).catch(() => null);
  const head = deviceAttempt?.head;
  if (head) await plan.server.syncClock().catch(() => estimateServerTime(head.seen));
  if (deviceAttempt?.sheet.sealed) return resumeStored(deviceAttempt);
  // According to the stored deadline; an admin may have given extra time since.
  const isTimeUp = head !== undefined && isServerTimeKnown() && !hasTimeLeft(head);
  try {
    const running = await plan.server.findRunning(plan.key);
    const opening = decideOpening(head, isTimeUp, running);
    return await openAs(plan, opening, deviceAttempt, running.attemptId);
  } catch (error) {
    const opening = decideOpeningAfterError(head, isTimeUp, errorCode(error));
    if (opening === 'failed') throw error;
    return openAs(plan, opening, deviceAttempt);
  }
}

async function openAs<Paper, Result>(
  plan: AttemptPlan<Paper, Result>,
  opening: Opening,
  deviceAttempt: StoredAttempt<Paper> | null,
  attemptId?: string,
): Promise<OpenedAttempt<Paper> | null> {
  if (opening === 'running') return beginAttempt(plan, deviceAttempt, attemptId);
  return opening === 'stored' && deviceAttempt ? resumeStored(deviceAttempt) : null;
}
