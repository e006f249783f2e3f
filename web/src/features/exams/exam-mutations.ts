/**
 * Starting and submitting a single exam, for the exam's page and for sheets sent from other pages
 * (layout/exams/exam-outbox.ts).
 */
import type { ApolloClient } from '@apollo/client';
import {
  selectionsOf,
  submitContext,
  writtenAnswersOf,
} from '../exam-room/attempt/attempt-server.ts';
import type { StartedAttempt, Submit } from '../exam-room/attempt/attempt-state.ts';
import { type StartRequest, startAttempt } from '../exam-room/attempt/start-attempt.ts';
import { removeOpenAttempt } from '../exam-room/storage/remove-open-attempt.ts';
import { evictReview } from './evict-review.ts';
import {
  StartExamDocument,
  type StartExamMutation,
  SubmitExamDocument,
  type SubmitExamMutation,
} from './generated/exam.route.ts';

export type SinglePaperOfExam = NonNullable<StartExamMutation['startExam']['paper']>;
export type SubmittedExam = SubmitExamMutation['submitExam'];

export const startExam = (
  client: ApolloClient,
  request: StartRequest,
): Promise<StartedAttempt<SinglePaperOfExam>> =>
  startAttempt(request, async (variables) => {
    const { data } = await client.mutate({
      mutation: StartExamDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.startExam;
  });

export const submitExamOf =
  (client: ApolloClient, userId: string): Submit<SubmittedExam> =>
  async (ticket, sheet, head, lastSave) => {
    const mcqAnswers = selectionsOf(sheet).flatMap(
      ({ questionId, selectedOptionIds: [selectedOptionId] }) =>
        selectedOptionId ? [{ questionId, selectedOptionId }] : [],
    );
    const { data, error } = await client.mutate({
      mutation: SubmitExamDocument,
      variables: {
        input: { ticket, mcqAnswers, writtenAnswers: writtenAnswersOf(sheet), lastSave },
      },
      context: submitContext(),
      // Fields of the response that failed to load do not undo the submission.
      errorPolicy: 'all',
      update: (cache, { data: answer }) => answer && evictReview(cache, userId, answer.submitExam),
    });
    if (!data || (error && !data.submitExam.receipt))
      throw error ?? new Error('The submission was not answered.');
    const { receipt } = data.submitExam;
    if (receipt) return { result: data.submitExam, receipt };
    removeOpenAttempt(client.cache, head.attemptId);
    return null;
  };
