/**
 * Adds a new challenge to the cached review. Reviewed questions have no cache entries of their own,
 * so their result is modified.
 */
import type { ApolloCache } from '@apollo/client';
import type { ChallengedResult } from './challenged-result.tsx';

interface CachedQuestion {
  readonly id: string;
}

interface CachedSubject {
  readonly questions: readonly CachedQuestion[] | null;
}

export function storeChallenge(
  cache: ApolloCache,
  { kind, resultId }: ChallengedResult,
  questionId: string,
  challenge: { readonly id: string },
): void {
  const reference = { __ref: `KeyChallenge:${challenge.id}` };
  const add = (questions: readonly CachedQuestion[] | null) =>
    questions?.map((question) =>
      question.id === questionId ? { ...question, challenge: reference } : question,
    ) ?? null;
  if (kind === 'single') {
    cache.modify<{ questions: unknown }>({
      id: `SingleExamResult:${resultId}`,
      fields: { questions: (questions) => add(questions as readonly CachedQuestion[] | null) },
    });
    return;
  }
  cache.modify<{ subjects: unknown }>({
    id: `MultiSubjectExamResult:${resultId}`,
    fields: {
      subjects: (subjects) =>
        (subjects as readonly CachedSubject[] | null)?.map((subject) => ({
          ...subject,
          questions: add(subject.questions),
        })) ?? null,
    },
  });
}
