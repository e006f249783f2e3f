/** Removes a handed-in attempt from the cached list of running attempts. */
import type { ApolloCache, Reference } from '@apollo/client';

export function forgetOpenAttempt(cache: ApolloCache, attemptId: string): void {
  cache.modify<{ openAttempts: readonly Reference[] | null }>({
    fields: {
      openAttempts: (attempts, { readField }) =>
        attempts?.filter((attempt) => readField('id', attempt) !== attemptId) ?? null,
    },
  });
}
