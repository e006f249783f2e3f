/**
 * A flag in local storage: an exam may run on another device. Only then does a visit ask the server
 * for running exams.
 */
const STORAGE_KEY = 'alokpath.exam-elsewhere';

/** @param endsAt in milliseconds since the epoch; the flag is ignored afterwards */
export function storeExamElsewhere(endsAt: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(endsAt));
  } catch {
    // The next login queries the server again.
  }
}

export function mayRunElsewhere(): boolean {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) > Date.now();
  } catch {
    return false;
  }
}
