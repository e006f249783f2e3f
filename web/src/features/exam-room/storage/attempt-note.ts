/**
 * A word in local storage on whether this device keeps an attempt at all, so that pages other than an exam need no code to look for one
 * (layout/exams/unsent-answers.tsx). It may say yes where nothing is left; it never says no where there is something.
 */
const NOTE = 'alokpath.attempts';

/** Told to the page when an exam was left with its attempt still open. */
export const ATTEMPT_LEFT = 'alokpath:attempt-left';

export function noteAttempts(mayHaveSome: boolean): void {
  try {
    if (mayHaveSome) localStorage.setItem(NOTE, 'true');
    else localStorage.removeItem(NOTE);
  } catch {
    // Without this storage there is none for attempts either.
  }
}

export function mayHaveAttempts(): boolean {
  try {
    return localStorage.getItem(NOTE) === 'true';
  } catch {
    return false;
  }
}

/**
 * Calls the listener when another tab has begun to keep attempts, or keeps none any more.
 * @returns stops listening
 */
export function onAttemptsNoted(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === NOTE && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
