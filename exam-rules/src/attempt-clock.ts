// Times of an attempt, in milliseconds since the epoch unless a name says otherwise; the server's
// clock decides.

/**
 * Answers are accepted for this long after the deadline, because of clock skew and slow
 * connections.
 */
export const GRACE_MS = 60_000;

/**
 * The paper may take this long to arrive before the student's countdown starts; the server's
 * deadline allows for it.
 */
export const ARRIVAL_ALLOWANCE_MS = 30_000;

/** The end of an attempt: its time limit in minutes, and the allowance for the paper's arrival. */
export function deadlineOf(startedAt: number, timeLimitMinutes: number): number {
  return startedAt + timeLimitMinutes * 60_000 + ARRIVAL_ALLOWANCE_MS;
}

/** Whether answers that arrive now are still accepted. */
export function isAccepted(deadline: number, now: number): boolean {
  return now <= deadline + GRACE_MS;
}

/** The drift between the clocks of a browser and a server that is tolerated over an exam. */
const TICK_TOLERANCE_MS = 10_000;

/**
 * Whether a student's countdown can have reached zero: it starts when the paper arrives, so it ends
 * up to the arrival allowance before the deadline. From then on a submission may be marked as
 * automatic.
 */
export function canHaveEnded(deadline: number, now: number): boolean {
  return now >= deadline - ARRIVAL_ALLOWANCE_MS - TICK_TOLERANCE_MS;
}

/** Time used in minutes, to two decimals, and never more than the time limit. */
export function timeTakenMinutes(startedAt: number, now: number, timeLimitMinutes: number): number {
  const minutes = Math.max(0, (now - startedAt) / 60_000);
  return Math.min(timeLimitMinutes, Math.round(minutes * 100) / 100);
}

/**
 * Whole seconds that the countdown shows: from `timeLimit * 60` down to 0 (specification, section
 * 4).
 */
export function secondsLeft(deadline: number, now: number, timeLimitMinutes: number): number {
  return Math.max(0, Math.min(timeLimitMinutes * 60, Math.ceil((deadline - now) / 1000)));
}
