/** Practice with the questions of a result, once their texts are loaded. */
import { Skeleton } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Loading } from '../../../ui/page/skeletons.tsx';
import { numbered, type Review, withTexts } from '../review/review.ts';
import type { ReviewTexts } from '../review/use-review-texts.ts';
import { Practice } from './practice.tsx';
import { toPractise } from './practice-set.ts';

interface ReviewPracticeProps {
  readonly review: Review;
  readonly texts: ReviewTexts;
}

export function ReviewPractice({ review, texts }: ReviewPracticeProps) {
  const { search } = useLocation();
  const { questions, isLoading, error, load } = texts;
  const isMissing = !questions && !isLoading && error === undefined;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  const items = useMemo(() => {
    const all = numbered(review.subjects);
    const questionsToPractise = toPractise(all, new URLSearchParams(search).get('subject'));
    return questions && [...withTexts(questionsToPractise, questions).values()];
  }, [review, search, questions]);

  if (error !== undefined) return <ErrorState error={error} onRetry={load} />;
  if (!items)
    return (
      <Loading>
        <Skeleton h="22rem" borderRadius="md" />
      </Loading>
    );
  return <Practice kind={review.kind} questions={items} />;
}
