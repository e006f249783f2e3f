/**
 * A flag in local storage: an exam may run on another device. Only then does a visit ask the server
 * for running exams.
 */
const NOTE = 'alokpath.exam-elsewhere';

/** @param endsAt in milliseconds since the epoch; the flag is ignored afterwards */
export function noteExamElsewhere(endsAt: number): void {
  try {
    localStorage.setItem(NOTE, String(endsAt));
  } catch {
    // The next login queries the server again.
  }
}

export function mayRunElsewhere(): boolean {
  try {
    return Number(localStorage.getItem(NOTE)) > Date.now();
  } catch {
    return false;
  }
}
