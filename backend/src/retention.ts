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

/** The time that many days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
