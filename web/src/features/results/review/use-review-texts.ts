/**
 * The questions of a review with their texts, options and explanations: most of its bytes, so they
 * are requested shortly before they are visible (docs/decisions/085). Cached ones are rendered at
 * once, so that Back finds the page at its previous length.
 */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  ReviewTextsDocument,
  type ReviewTextsQuery,
  useReviewTextsQuery,
} from './generated/review-texts.ts';
import type { ReviewedQuestion } from './review.ts';

export interface ReviewTexts {
  /** In the order of the paper; null until they are loaded. */
  readonly questions: readonly ReviewedQuestion[] | null;
  readonly isLoading: boolean;
  /** Undefined if loading has not failed. */
  readonly error: unknown;
  /** Loads them, unless they are loaded; after a failure once more. */
  readonly load: () => void;
}

export function useReviewTexts(userId: string, examId: string): ReviewTexts {
  const name = `${userId} ${examId}`;
  const { cache } = useApolloClient();
  const variables = { userId, examId };
  const [requestedName, setRequestedName] = useState(() =>
    cache.readQuery({ query: ReviewTextsDocument, variables }) ? name : null,
  );
  const { data, error, loading, refetch } = useReviewTextsQuery({
    variables,
    skip: requestedName !== name,
    notifyOnNetworkStatusChange: true,
  });
  const questions = useMemo(() => data?.examResult && questionsOf(data.examResult), [data]);
  const hasFailed = error !== undefined && !loading;
  const load = useCallback(() => {
    if (hasFailed) refetch().catch(() => undefined);
    else setRequestedName(name);
  }, [hasFailed, refetch, name]);
  useLoadForSearch(load);
  return {
    questions: questions ?? null,
    isLoading: loading && !questions,
    error: hasFailed && !questions ? error : undefined,
    load,
  };
}

function questionsOf(result: NonNullable<ReviewTextsQuery['examResult']>): ReviewedQuestion[] {
  return result.__typename === 'SingleExamResult'
    ? [...(result.questions ?? [])]
    : (result.subjects ?? []).flatMap((subject) => subject.questions);
}

/** Find-in-page finds only what is in the document. */
function useLoadForSearch(load: () => void): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) load();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [load]);
}
