/**
 * A flag in local storage: whether this device may have an attempt, so that other pages need not
 * load the code that looks for one (layout/exams/unsent-answers.tsx). It may be a false positive,
 * never a false negative.
 */
const FLAG = 'alokpath.attempts';

/** Dispatched when an exam was left with its attempt still open. */
export const ATTEMPT_LEFT = 'alokpath:attempt-left';

/** Dispatched when a stored attempt was sent, or goes on because an admin has given extra time. */
export const ATTEMPTS_CHANGED = 'alokpath:attempts-changed';

export function setMayHaveAttempts(mayHaveSome: boolean): void {
  try {
    if (mayHaveSome) localStorage.setItem(FLAG, 'true');
    else localStorage.removeItem(FLAG);
  } catch {
    // Without local storage attempts cannot be stored either.
  }
}

export function mayHaveAttempts(): boolean {
  try {
    return localStorage.getItem(FLAG) === 'true';
  } catch {
    return false;
  }
}

/**
 * Calls the listener when another tab stores its first attempt or removes the last one.
 * @returns stops listening
 */
export function onMayHaveAttemptsChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === FLAG && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
