/**
 * Starting and handing in a single exam, for the exam's page and for sheets sent from other pages
 * (layout/exams/exam-outbox.ts).
 */
import type { ApolloClient } from '@apollo/client';
import {
  handInContext,
  readServerAttempt,
  selectionsOf,
  writtenAnswersOf,
} from '../exam-room/attempt/attempt-server.ts';
import type { StartedAttempt, Submit } from '../exam-room/attempt/attempt-state.ts';
import { startWithLoadedPaper } from '../exam-room/attempt/paper/loaded-paper.ts';
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

export async function startExam(
  client: ApolloClient,
  examId: string,
  resultId: string | null,
  attemptId: string | undefined,
): Promise<StartedAttempt<SinglePaperOfExam>> {
  const input = {
    examId,
    ...(resultId && { resultId }),
    ...(attemptId !== undefined && { attemptId }),
  };
  const send = async (withPaper: boolean) => {
    const { data } = await client.mutate({
      mutation: StartExamDocument,
      variables: { input, withPaper },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The start returned no data.');
    return data.startExam;
  };
  const { ticket, paper, attempt } = await startWithLoadedPaper(examId, send);
  const { title, timeLimitMinutes } = paper.exam;
  return { ticket, paper, title, timeLimitMinutes, saved: attempt && readServerAttempt(attempt) };
}

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
      context: handInContext(),
      // Fields of the response that failed to load do not undo the hand-in.
      errorPolicy: 'all',
      update: (cache, { data: answer }) => answer && evictReview(cache, userId, answer.submitExam),
    });
    if (!data || (error && !data.submitExam.receipt))
      throw error ?? new Error('The hand-in was not answered.');
    const { receipt } = data.submitExam;
    if (receipt) return { result: data.submitExam, receipt };
    removeOpenAttempt(client.cache, head.attemptId);
    return null;
  };
