/**
 * Starts or resumes an attempt from the ticket, the data on this device, and the state saved on the
 * server.
 */

import { ARRIVAL_ALLOWANCE_MS } from '@alokpath/exam-rules/attempt-clock';
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import {
  type AttemptHead,
  changeSheet,
  emptySheet,
  keepAttempt,
  keepLastSave,
  type LastSave,
  lastSaveOf,
  nothingSaved,
  putAttemptAway,
  type StoredAttempt,
  withDeadline,
} from '../storage/attempt-store.ts';
import { mergeSheets } from '../sync/merge-sheets.ts';
import { setServerTime } from '../sync/server-clock.ts';
import type { AttemptPlan } from './attempt-state.ts';

export interface BegunAttempt<Paper> extends StoredAttempt<Paper> {
  /** The last save on the server, as far as it is known. */
  readonly last: LastSave;
  readonly isOnDevice: boolean;
  /** The time per question that the server has; missing if it was not asked. */
  readonly times?: QuestionTimes;
}

/**
 * @param kept what this device has stored for the exam, possibly of an attempt that has ended since
 * @param attemptId the running attempt; without it a new one starts and its clock runs. Errors:
 *   those of `plan.start`.
 */
export async function beginAttempt<Paper, Result>(
  plan: AttemptPlan<Paper, Result>,
  kept: StoredAttempt<Paper> | null,
  attemptId?: string,
): Promise<BegunAttempt<Paper>> {
  const { ticket, paper, title, timeLimitMinutes, saved } = await plan.start(attemptId);
  setServerTime(ticket.serverTime);
  const server = Date.parse(ticket.serverTime);
  const deadline = Date.parse(ticket.deadline);
  const goesOn = kept?.head.attemptId === ticket.attemptId ? kept : null;
  const remaining = timeLimitMinutes * 60_000;
  // An attempt that runs and got extra time can have more left than a new one.
  const endsAt =
    deadline - server > remaining + ARRIVAL_ALLOWANCE_MS
      ? deadline
      : Math.min(deadline, server + remaining);
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
    ...(goesOn && countdownOf(withDeadline(goesOn.head, deadline), deadline)),
    seen: { server, device: Date.now() },
  };
  // Answers to an attempt that has ended elsewhere are not part of the new one.
  if (kept && !goesOn) await putAttemptAway(kept.head, kept.sheet).catch(() => undefined);

  const base = await lastSaveOf(head);
  const last = saved ?? base;
  const times = saved?.times ?? {};
  const merge = (sheet: StoredAttempt<Paper>['sheet']) =>
    mergeSheets(head.kind, sheet, base.answers, last.answers);
  try {
    await keepAttempt(head, paper);
    const sheet = await changeSheet(head, merge);
    await keepLastSave(head, last);
    return { head, paper, sheet, last, isOnDevice: true, times };
  } catch {
    return {
      head,
      paper,
      sheet: merge(goesOn?.sheet ?? emptySheet),
      last,
      isOnDevice: false,
      times,
    };
  }
}

/** The part of a head that the countdown needs. An admin may have moved the deadline forward. */
const countdownOf = ({ endsAt, timeLimitMinutes }: AttemptHead, deadline: number) => ({
  endsAt: Math.min(endsAt, deadline),
  timeLimitMinutes,
});

/** Without a network: what this device has, as it is. */
export async function resumeStored<Paper>(
  kept: StoredAttempt<Paper>,
): Promise<BegunAttempt<Paper>> {
  const last = await lastSaveOf(kept.head).catch(() => nothingSaved);
  return { ...kept, last, isOnDevice: true };
}
