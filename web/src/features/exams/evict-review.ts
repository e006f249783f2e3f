/**
 * Evicts the cached review and the list of results after a submission, so that the next page that
 * shows them refetches.
 */
import type { ApolloCache } from '@apollo/client';
import { removeOpenAttempt } from '../exam-room/storage/remove-open-attempt.ts';
import type { SubmitExamMutation } from './generated/exam.route.ts';

export function evictReview(
  cache: ApolloCache,
  userId: string,
  { receipt, exam }: SubmitExamMutation['submitExam'],
): void {
  if (!receipt) return;
  const result = exam.myResult && `SingleExamResult:${exam.myResult.id}`;
  for (const fieldName of result ? ['questions', 'writtenQuestions', 'versions', 'standing'] : [])
    cache.evict({ ...(result && { id: result }), fieldName });
  removeOpenAttempt(cache, receipt.attemptId);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'examResult' });
  cache.evict({ id: `Viewer:${userId}`, fieldName: 'results' });
}
