/** The last seven days by Dhaka's calendar, with the exams submitted on each. Pure. */
const DAY_MS = 86_400_000;

/** When an exam was submitted and how long it took; null if unknown. */
export interface PastAttempt {
  readonly at: string | null;
  readonly minutes: number | null;
}

export interface Day {
  /**
   * Noon of the day in Dhaka as an ISO date-time, so that no time zone conversion changes the date.
   */
  readonly noon: string;
  readonly exams: number;
  readonly minutes: number;
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });

/** @param now in milliseconds since the epoch; the last of the seven days */
export function lastSevenDays(attempts: readonly PastAttempt[], now: number): readonly Day[] {
  return [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => {
    const date = calendar.format(now - daysAgo * DAY_MS);
    const own = attempts.filter(({ at }) => at !== null && calendar.format(new Date(at)) === date);
    const minutes = own.reduce((sum, attempt) => sum + (attempt.minutes ?? 0), 0);
    return { noon: `${date}T06:00:00.000Z`, exams: own.length, minutes };
  });
}

/**
 * The number of consecutive days with exams. If today has none yet, counting starts at yesterday.
 */
export function daysInARow(days: readonly Day[]): number {
  const [today, ...before] = days.toReversed();
  const gap = before.findIndex(({ exams }) => exams === 0);
  return (today && today.exams > 0 ? 1 : 0) + (gap < 0 ? before.length : gap);
}
