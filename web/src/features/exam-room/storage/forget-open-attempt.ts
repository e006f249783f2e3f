/** An attempt that has been handed in leaves the list of those that run; the others in it are as they were. */
import type { ApolloCache, Reference } from '@apollo/client';

export function forgetOpenAttempt(cache: ApolloCache, attemptId: string): void {
  cache.modify<{ openAttempts: readonly Reference[] | null }>({
    fields: { openAttempts: (attempts, { readField }) => attempts?.filter((attempt) => readField('id', attempt) !== attemptId) ?? null },
  });
}
