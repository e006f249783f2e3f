/** Removes a submitted attempt from `openAttempts` in the cache. */
import type { ApolloCache, Reference } from '@apollo/client';

export function removeOpenAttempt(cache: ApolloCache, attemptId: string): void {
  cache.modify<{ openAttempts: readonly Reference[] | null }>({
    fields: {
      openAttempts: (attempts, { readField }) =>
        attempts?.filter((attempt) => readField('id', attempt) !== attemptId) ?? null,
    },
  });
}
