/** The last seven days on Dhaka's calendar, with how many exams were handed in on each. Pure. */
const DAY_MS = 86_400_000;

export interface Day {
  /** Noon of that day in Dhaka, as an ISO date-time: far from both midnights. */
  readonly noon: string;
  readonly exams: number;
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });

/** @param now in milliseconds since the epoch; its day comes last */
export function lastSevenDays(handedIn: readonly (string | null)[], now: number): readonly Day[] {
  const counts = new Map<string, number>();
  for (const moment of handedIn) {
    if (moment === null) continue;
    const date = calendar.format(new Date(moment));
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => {
    const date = calendar.format(now - daysAgo * DAY_MS);
    return { noon: `${date}T06:00:00.000Z`, exams: counts.get(date) ?? 0 };
  });
}
