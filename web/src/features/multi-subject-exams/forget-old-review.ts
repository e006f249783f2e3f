/** After a hand-in the cached review of the same result and the list of results are old: the next page that shows them asks anew. */
import type { ApolloCache } from '@apollo/client';

interface StoredResult {
  readonly id: string;
}

export function forgetOldReview(cache: ApolloCache, userId: string, { id }: StoredResult): void {
  cache.evict({ id: `MultiSubjectExamResult:${id}`, fieldName: 'subjects' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'examResult' });
  cache.evict({ id: `Viewer:${userId}`, fieldName: 'results' });
}
