/** An attempt in a component: opened on entry, closed on leaving, woken when the network comes back, saved when the page is put aside. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Attempt } from './attempt.ts';
import type { AttemptPlan, AttemptState } from './attempt-state.ts';

/** The plan is read once: give the component a `key` that changes with the exam. */
export function useAttempt<Paper, Result>(plan: AttemptPlan<Paper, Result>): [AttemptState<Paper, Result>, Attempt<Paper, Result>] {
  const [attempt] = useState(() => new Attempt(plan));
  const state = useSyncExternalStore(attempt.subscribe, attempt.getState);

  useEffect(() => {
    const wakeOrSave = () => (document.visibilityState === 'hidden' ? attempt.flush() : attempt.sendNow());
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
    // The browser asks in its own words before the page goes away.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [mayLose]);

  return [state, attempt];
}
