/**
 * Starting and submitting a multi-subject exam, for the exam's page and for sheets sent from other
 * pages (layout/exams/exam-outbox.ts).
 */
import type { ApolloClient } from '@apollo/client';
import { selectionsOf, submitContext } from '../exam-room/attempt/attempt-server.ts';
import type { StartedAttempt, Submit } from '../exam-room/attempt/attempt-state.ts';
import { type StartRequest, startAttempt } from '../exam-room/attempt/start-attempt.ts';
import { removeOpenAttempt } from '../exam-room/storage/remove-open-attempt.ts';
import { evictReview } from './evict-review.ts';
import {
  StartMultiSubjectExamDocument,
  type StartMultiSubjectExamMutation,
  SubmitMultiSubjectExamDocument,
  type SubmitMultiSubjectExamMutation,
} from './generated/mcq-exam.route.ts';

export type McqPaper = NonNullable<StartMultiSubjectExamMutation['startMultiSubjectExam']['paper']>;
export type SubmittedMcqExam = SubmitMultiSubjectExamMutation['submitMultiSubjectExam'];

export const startMcqExam = (
  client: ApolloClient,
  request: StartRequest,
): Promise<StartedAttempt<McqPaper>> =>
  startAttempt(request, async (variables) => {
    const { data } = await client.mutate({
      mutation: StartMultiSubjectExamDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.startMultiSubjectExam;
  });

export const submitMcqExamOf =
  (client: ApolloClient, userId: string): Submit<SubmittedMcqExam> =>
  async (ticket, sheet, head, lastSave) => {
    const { data, error } = await client.mutate({
      mutation: SubmitMultiSubjectExamDocument,
      variables: {
        input: {
          ticket,
          answers: selectionsOf(sheet),
          automatic: sheet.sealed === 'time-up',
          lastSave,
        },
      },
      context: submitContext(),
      // Fields of the response that failed to load do not undo the submission.
      errorPolicy: 'all',
      update: (cache, { data: answer }) =>
        answer && evictReview(cache, userId, answer.submitMultiSubjectExam),
    });
    const answer = data?.submitMultiSubjectExam;
    if (!answer || (error && !answer.receipt))
      throw error ?? new Error('The submission was not answered.');
    if (answer.receipt) return { result: answer, receipt: answer.receipt };
    removeOpenAttempt(client.cache, head.attemptId);
    return null;
  };
