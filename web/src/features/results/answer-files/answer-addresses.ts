/**
 * The addresses of written answers, asked for anew when they have expired. The answers do not go into the cache: a page that is being
 * filled in stays as it is, even if the student has handed in newer answers meanwhile.
 */
import type { ApolloClient } from '@apollo/client';
import { LateAnswerAddressesDocument, MarkedAnswerAddressesDocument, OwnAnswerAddressesDocument } from './generated/answer-addresses.ts';

/** Null if the answer was deleted or may no longer be read. */
type Address = Promise<string | null>;

interface MarkedAnswer {
  readonly userId: string;
  readonly examId: string;
  readonly submissionId: string;
  readonly questionId: string;
}

/** Of a submission that an admin marks. Errors: as `writtenSubmissions`. */
export async function markedAnswerAddress(client: ApolloClient, { userId, examId, submissionId, questionId }: MarkedAnswer): Address {
  const { data } = await client.query({ query: MarkedAnswerAddressesDocument, variables: { userId, examId }, fetchPolicy: 'no-cache' });
  const submission = data?.writtenSubmissions?.find(({ id }) => id === submissionId);
  return submission?.writtenQuestions?.find(({ id }) => id === questionId)?.answerPdfUrl ?? null;
}

/** Of the result as it is. Errors: as `examResult`. */
export async function resultAnswerAddress(
  client: ApolloClient,
  { userId, examId, questionId }: Omit<MarkedAnswer, 'submissionId'>,
): Address {
  const { data } = await client.query({ query: OwnAnswerAddressesDocument, variables: { userId, examId }, fetchPolicy: 'no-cache' });
  const result = data?.examResult?.__typename === 'SingleExamResult' ? data.examResult : null;
  return result?.writtenQuestions?.find(({ id }) => id === questionId)?.answerPdfUrl ?? null;
}

/** Of the solution to a question of a result that has been marked. Errors: as `examResult`. */
export async function solutionAddress(client: ApolloClient, { userId, examId, questionId }: Omit<MarkedAnswer, 'submissionId'>): Address {
  const { data } = await client.query({ query: OwnAnswerAddressesDocument, variables: { userId, examId }, fetchPolicy: 'no-cache' });
  const result = data?.examResult?.__typename === 'SingleExamResult' ? data.examResult : null;
  return result?.writtenQuestions?.find(({ id }) => id === questionId)?.solutionPdfUrl ?? null;
}

interface LateAnswer {
  readonly lateAnswersId: string;
  readonly questionId: string;
  readonly side: 'storedPdfUrl' | 'latePdfUrl';
}

/** Of answers that came late, or of what they are compared with. Errors: as `lateAnswersById`. */
export async function lateAnswerAddress(client: ApolloClient, { lateAnswersId, questionId, side }: LateAnswer): Address {
  const variables = { id: lateAnswersId };
  const { data } = await client.query({ query: LateAnswerAddressesDocument, variables, fetchPolicy: 'no-cache' });
  return data?.lateAnswersById?.comparison?.questions.find(({ id }) => id === questionId)?.[side] ?? null;
}
