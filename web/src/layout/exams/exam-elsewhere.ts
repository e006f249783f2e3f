/** A word in local storage on an exam that runs on another device, so that only a visit that has one to show asks the server for it. */
const NOTE = 'alokpath.exam-elsewhere';

/** @param endsAt in milliseconds since the epoch; by then the word is void */
export function noteExamElsewhere(endsAt: number): void {
  try {
    localStorage.setItem(NOTE, String(endsAt));
  } catch {
    // The next login asks again.
  }
}

export function mayRunElsewhere(): boolean {
  try {
    return Number(localStorage.getItem(NOTE)) > Date.now();
  } catch {
    return false;
  }
}
