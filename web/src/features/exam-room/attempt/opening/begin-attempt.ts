/**
 * Starts or resumes an attempt from the ticket, the data on this device, and the state saved on the
 * server.
 */

import { deadlineOf } from '@alokpath/exam-rules/attempt-clock';
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import {
  type AttemptHead,
  archiveAttempt,
  emptySheet,
  type LastSave,
  lastSaveOf,
  nothingSaved,
  type StoredAttempt,
  storeAttempt,
  withDeadline,
} from '../../storage/attempt-store.ts';
import { mergeSaved, mergeStored } from '../../sync/merge-stored.ts';
import { setServerTime } from '../../sync/server-clock.ts';
import type { AttemptPlan } from '../attempt-state.ts';

export interface OpenedAttempt<Paper> extends StoredAttempt<Paper> {
  /** The last known save on the server. */
  readonly last: LastSave;
  readonly isOnDevice: boolean;
  /** The time per question stored on the server; missing without a response. */
  readonly times?: QuestionTimes;
}

/**
 * @param deviceAttempt the exam's attempt on this device, which may have ended since
 * @param attemptId the running attempt; without it a new one starts and its clock runs. Errors:
 *   those of `plan.start`.
 */
export async function beginAttempt<Paper, Result>(
  plan: AttemptPlan<Paper, Result>,
  deviceAttempt: StoredAttempt<Paper> | null,
  attemptId?: string,
): Promise<OpenedAttempt<Paper>> {
  const { ticket, paper, title, timeLimitMinutes, saved } = await plan.start(attemptId);
  setServerTime(ticket.serverTime);
  const server = Date.parse(ticket.serverTime);
  const deadline = Date.parse(ticket.deadline);
  const resumed = deviceAttempt?.head.attemptId === ticket.attemptId ? deviceAttempt : null;
  const remaining = timeLimitMinutes * 60_000;
  // Both times are the backend's: the gateway's clock, of `serverTime`, may be behind it.
  const hasExtraTime = deadline > deadlineOf(Date.parse(ticket.startedAt), timeLimitMinutes);
  const endsAt = hasExtraTime ? deadline : Math.min(deadline, server + remaining);
  const head: AttemptHead = {
    ...plan.key,
    resultId: plan.resultId,
    title,
    attemptId: ticket.attemptId,
    token: ticket.token,
    deadline,
    endsAt,
    timeLimitMinutes: Math.max(timeLimitMinutes, Math.ceil((endsAt - server) / 60_000)),
    // The countdown of this device started when its paper arrived.
    ...(resumed && countdownOf(withDeadline(resumed.head, deadline))),
    seen: { server, device: Date.now() },
  };
  // Answers to an attempt that has ended elsewhere are not part of the new one.
  if (deviceAttempt && !resumed)
    await archiveAttempt(deviceAttempt.head, deviceAttempt.sheet).catch(() => undefined);

  const base = await lastSaveOf(head);
  const last = saved ?? base;
  const times = saved?.times ?? {};
  try {
    await storeAttempt(head, paper);
    const sheet = await mergeStored(head, last);
    return { head, paper, sheet, last, isOnDevice: true, times };
  } catch {
    const before = resumed?.sheet ?? emptySheet;
    const sheet = mergeSaved(head, base, last)(before);
    return { head, paper, sheet, last, isOnDevice: false, times };
  }
}

/** The part of a head that the countdown needs. */
const countdownOf = ({ endsAt, timeLimitMinutes }: AttemptHead) => ({ endsAt, timeLimitMinutes });

/** Resumes without the server. */
export async function resumeStored<Paper>(
  deviceAttempt: StoredAttempt<Paper>,
): Promise<OpenedAttempt<Paper>> {
  const last = await lastSaveOf(deviceAttempt.head).catch(() => nothingSaved);
  return { ...deviceAttempt, last, isOnDevice: true };
}
