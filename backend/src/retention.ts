// How long data is kept. Each period is a setting in whole days (docs/operations.md, "Retention").

/** Periods in days. */
export type Retention = {
  /** A session that is not used for this long ends. */
  sessionIdleDays: number;
  /** A session ends this long after its login, however it is used. */
  sessionDays: number;
  /** How long a network from which an account has signed in is known after the last use. */
  knownNetworkDays: number;
  notificationDays: number;
  /** How long unfinished uploads, and records of finished ones, are kept. */
  uploadDays: number;
  /**
   * How long pages of answers and files of assignments that have not arrived completely are kept.
   */
  answerPageDays: number;
  /** How long the audit log keeps an entry. */
  auditLogDays: number;
  /** How long the candidates of an exam campaign are kept after its end. */
  rosterDays: number;
};

/** The smallest values are the shortest periods with which the product keeps its promises. */
const PERIODS = {
  // Cookies are renewed once a day. Browsers keep no cookie for longer than 400 days.
  sessionIdleDays: { name: 'SESSION_IDLE_DAYS', fallback: 30, least: 2, most: 400 },
  sessionDays: { name: 'SESSION_DAYS', fallback: 90, least: 2, most: 3650 },
  knownNetworkDays: { name: 'KNOWN_NETWORK_DAYS', fallback: 90, least: 2, most: 3650 },
  // Longer than events are looked for (LOOK_BACK_MS), so that a deleted notification is not made
  // again.
  notificationDays: { name: 'NOTIFICATION_DAYS', fallback: 90, least: 8, most: 3650 },
  // Quotas of a day count these records.
  uploadDays: { name: 'UPLOAD_DAYS', fallback: 1, least: 1, most: 365 },
  // Pages are accepted until a week after the deadline of an attempt (ACCEPTED_MS), which may be
  // days after they were announced.
  answerPageDays: { name: 'ANSWER_PAGE_DAYS', fallback: 30, least: 14, most: 365 },
  // A school year is looked back on.
  auditLogDays: { name: 'AUDIT_LOG_DAYS', fallback: 730, least: 30, most: 3650 },
  // Candidates ask about their result until the next year's exam.
  rosterDays: { name: 'ROSTER_DAYS', fallback: 365, least: 30, most: 3650 },
} as const satisfies Record<
  keyof Retention,
  { name: string; fallback: number; least: number; most: number }
>;

/** @param read a setting's value; undefined if it is not set @returns `problems` as in `readEnv` */
export function readRetention(read: (name: string) => string | undefined): {
  retention: Retention;
  problems: string[];
} {
  const problems: string[] = [];
  const days = (period: keyof Retention): number => {
    const { name, fallback, least, most } = PERIODS[period];
    const text = read(name);
    if (text === undefined) return fallback;
    const isInRange = /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!isInRange)
      problems.push(
        `${name} must be a whole number of days from ${least} to ${most}, not '${text}'.`,
      );
    return Number(text);
  };
  const retention: Retention = {
    sessionIdleDays: days('sessionIdleDays'),
    sessionDays: days('sessionDays'),
    knownNetworkDays: days('knownNetworkDays'),
    notificationDays: days('notificationDays'),
    uploadDays: days('uploadDays'),
    answerPageDays: days('answerPageDays'),
    auditLogDays: days('auditLogDays'),
    rosterDays: days('rosterDays'),
  };
  if (retention.sessionDays < retention.sessionIdleDays)
    problems.push('SESSION_DAYS must not be less than SESSION_IDLE_DAYS.');
  return { retention, problems };
}

/** The moment that is so many days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
