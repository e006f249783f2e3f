/** After a hand-in the cached review of the same result and the list of results are old: the next page that shows them asks anew. */
import type { ApolloCache } from '@apollo/client';

export function forgetOldReview(cache: ApolloCache, userId: string, result: { readonly id: string } | null): void {
  const id = result ? `SingleExamResult:${result.id}` : undefined;
  for (const fieldName of id ? ['questions', 'writtenQuestions', 'versions', 'standing'] : [])
    cache.evict({ ...(id && { id }), fieldName });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'openAttempts' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'examResult' });
  cache.evict({ id: `Viewer:${userId}`, fieldName: 'results' });
}
