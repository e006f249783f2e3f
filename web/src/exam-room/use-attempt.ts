/** An attempt in a component: opened on entry, closed on leaving, woken when the network or the person comes back. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Attempt } from './attempt.ts';
import type { AttemptPlan, AttemptState } from './attempt-state.ts';
import { syncServerClock } from './server-clock.ts';

type PlanOfExam<Paper, Result> = Omit<AttemptPlan<Paper, Result>, 'syncClock'>;

/** The plan is read once: give the component a `key` that changes with the exam. */
export function useAttempt<Paper, Result>(plan: PlanOfExam<Paper, Result>): [AttemptState<Paper, Result>, Attempt<Paper, Result>] {
  const client = useApolloClient();
  const [attempt] = useState(() => new Attempt({ ...plan, syncClock: () => syncServerClock(client) }));
  const state = useSyncExternalStore(attempt.subscribe, attempt.getState);

  useEffect(() => {
    void attempt.open();
    addEventListener('online', attempt.sendNow);
    return () => {
      removeEventListener('online', attempt.sendNow);
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
