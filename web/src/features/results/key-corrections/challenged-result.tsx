/**
 * The result whose questions the viewer may challenge: their own. Provided once, because each
 * question needs it.
 */
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useViewer } from '../../../apollo/viewer.ts';
import type { Review } from '../review/review.ts';

export interface ChallengedResult {
  readonly kind: Review['kind'];
  readonly examId: string;
  readonly resultId: string;
}

/** Null for other students' results, and for an exam that can no longer be read. */
const ChallengedResultContext = createContext<ChallengedResult | null>(null);

export const useChallengedResult = (): ChallengedResult | null => use(ChallengedResultContext);

export function ChallengeableReview({
  review,
  children,
}: {
  readonly review: Review;
  readonly children: ReactNode;
}) {
  const { viewer } = useViewer();
  const { kind, examId, resultId, userId } = review;
  const isOwn = viewer?.id === userId;
  const result = useMemo(
    () => (isOwn && examId ? { kind, examId, resultId } : null),
    [isOwn, kind, examId, resultId],
  );
  return <ChallengedResultContext value={result}>{children}</ChallengedResultContext>;
}
