/**
 * Fetches new URLs of written answers when the old ones have expired. The results are not cached,
 * so that a form being filled in does not change, even if the student has submitted newer answers
 * meanwhile.
 */
import type { ApolloClient } from '@apollo/client';
import {
  LateAnswerUrlsDocument,
  MarkedAnswerUrlsDocument,
  OwnAnswerUrlsDocument,
} from './generated/answer-urls.ts';

/** Null if the answer was deleted or may no longer be read. */
type RenewedUrl = Promise<string | null>;

interface MarkedAnswer {
  readonly userId: string;
  readonly examId: string;
  readonly submissionId: string;
  readonly questionId: string;
}

/** The URL of an answer in a submission that an admin marks. Errors: as `writtenSubmissions`. */
export async function markedAnswerUrl(
  client: ApolloClient,
  { userId, examId, submissionId, questionId }: MarkedAnswer,
): RenewedUrl {
  const { data } = await client.query({
    query: MarkedAnswerUrlsDocument,
    variables: { userId, examId },
    fetchPolicy: 'no-cache',
  });
  const submission = data?.writtenSubmissions?.find(({ id }) => id === submissionId);
  return submission?.writtenQuestions?.find(({ id }) => id === questionId)?.answerPdfUrl ?? null;
}

/** The URL of an answer in the current result. Errors: as `examResult`. */
export async function resultAnswerUrl(client: ApolloClient, answer: OwnAnswer): RenewedUrl {
  return (await readOwnQuestion(client, answer))?.answerPdfUrl ?? null;
}

/** The URL of the solution to a question of a marked result. Errors: as `examResult`. */
export async function solutionUrl(client: ApolloClient, answer: OwnAnswer): RenewedUrl {
  return (await readOwnQuestion(client, answer))?.solutionPdfUrl ?? null;
}

type OwnAnswer = Omit<MarkedAnswer, 'submissionId'>;

async function readOwnQuestion(client: ApolloClient, { userId, examId, questionId }: OwnAnswer) {
  const { data } = await client.query({
    query: OwnAnswerUrlsDocument,
    variables: { userId, examId },
    fetchPolicy: 'no-cache',
  });
  const result = data?.examResult?.__typename === 'SingleExamResult' ? data.examResult : null;
  return result?.writtenQuestions?.find(({ id }) => id === questionId);
}

interface LateAnswer {
  readonly lateAnswersId: string;
  readonly questionId: string;
  readonly side: 'storedPdfUrl' | 'latePdfUrl';
}

/**
 * For late answers, or for the stored answers that they are compared with. Errors: as
 * `lateAnswersById`.
 */
export async function lateAnswerUrl(
  client: ApolloClient,
  { lateAnswersId, questionId, side }: LateAnswer,
): RenewedUrl {
  const variables = { id: lateAnswersId };
  const { data } = await client.query({
    query: LateAnswerUrlsDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  return (
    data?.lateAnswersById?.comparison?.questions.find(({ id }) => id === questionId)?.[side] ?? null
  );
}
