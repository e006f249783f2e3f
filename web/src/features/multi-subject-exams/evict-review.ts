/**
 * Evicts the cached review and the list of results after a submission, so that the next page that
 * shows them refetches.
 */
import type { ApolloCache } from '@apollo/client';
import { removeOpenAttempt } from '../exam-room/storage/remove-open-attempt.ts';
import type { SubmitMultiSubjectExamMutation } from './generated/mcq-exam.route.ts';

type SubmitPayload = SubmitMultiSubjectExamMutation['submitMultiSubjectExam'];

export function evictReview(
  cache: ApolloCache,
  userId: string,
  { receipt, result }: SubmitPayload,
): void {
  if (!receipt) return;
  // Not requested with the submission, because all students submit in the same minute.
  for (const fieldName of result ? ['subjects', 'versions', 'standing'] : [])
    cache.evict({ id: `MultiSubjectExamResult:${result?.id}`, fieldName });
  removeOpenAttempt(cache, receipt.attemptId);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'examResult' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'multiSubjectExamResults' });
  cache.evict({ id: `Viewer:${userId}`, fieldName: 'results' });
}
