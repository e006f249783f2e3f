/**
 * The course that a visitor wanted to enrol in before the login: enrolment continues after the
 * login without another click. Stored per tab for a limited time, not in the URL, since following a
 * link must not enrol the user.
 */
const KEY = 'alokpath.wanted-course';
const LIFETIME_MS = 30 * 60_000;

export function savePendingEnrolment(courseId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ courseId, until: Date.now() + LIFETIME_MS }));
  } catch {
    // Without storage the user has to press the button again.
  }
}

/** Whether enrolment in this course was requested; reading removes it. */
export function consumePendingEnrolment(courseId: string): boolean {
  try {
    const pending = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      courseId: string;
      until: number;
    } | null;
    if (pending?.courseId !== courseId) return false;
    sessionStorage.removeItem(KEY);
    return pending.until > Date.now();
  } catch {
    return false;
  }
}
