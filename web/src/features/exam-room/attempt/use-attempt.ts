/**
 * An attempt in a component: opened on mount, closed on unmount, retried when the network returns,
 * saved when the page is hidden.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Attempt } from './attempt.ts';
import type { AttemptPlan, AttemptState } from './attempt-state.ts';

/** `plan` is read once: give the component a `key` that changes with the exam. */
export function useAttempt<Paper, Result>(
  plan: AttemptPlan<Paper, Result>,
): [AttemptState<Paper, Result>, Attempt<Paper, Result>] {
  const [attempt] = useState(() => new Attempt(plan));
  const state = useSyncExternalStore(attempt.subscribe, attempt.getState);

  useEffect(() => {
    const wakeOrSave = () =>
      document.visibilityState === 'hidden' ? attempt.flush() : attempt.sendNow();
    void attempt.open();
    addEventListener('online', attempt.sendNow);
    addEventListener('pagehide', attempt.flush);
    document.addEventListener('visibilitychange', wakeOrSave);
    return () => {
      removeEventListener('online', attempt.sendNow);
      removeEventListener('pagehide', attempt.flush);
      document.removeEventListener('visibilitychange', wakeOrSave);
      attempt.close();
    };
  }, [attempt]);

  const mayLose = state.phase === 'running';
  useEffect(() => {
    if (!mayLose) return;
    // The browser shows its own confirmation before the page closes.
    const confirmClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmClosing);
    return () => removeEventListener('beforeunload', confirmClosing);
  }, [mayLose]);

  return [state, attempt];
}
