/** After a hand-in the cached review of the same result and the list of results are old: the next page that shows them asks anew. */
import type { ApolloCache } from '@apollo/client';

interface StoredResult {
  readonly id: string;
}

export function forgetOldReview(cache: ApolloCache, userId: string, { id }: StoredResult): void {
  for (const fieldName of ['subjects', 'versions', 'standing']) cache.evict({ id: `MultiSubjectExamResult:${id}`, fieldName });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'openAttempts' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'examResult' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'multiSubjectExamResults' });
  cache.evict({ id: `Viewer:${userId}`, fieldName: 'results' });
}
