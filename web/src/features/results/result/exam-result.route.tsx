/**
 * The route /exam/result/:userId/:examId: score, verdict and next step, then a map of the
 * questions, and each question with the student's answer, the correct one, the marks and the
 * explanation. The texts of the questions are loaded when they are about to be seen.
 */
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { MyLateAnswers } from '../late/my-late-answers.tsx';
import { isPractice } from '../practice/practice-set.ts';
import { ReviewPractice } from '../practice/review-practice.tsx';
import { reviewOf } from '../review/review.ts';
import { useReviewTexts } from '../review/use-review-texts.ts';
import { useExamResultRouteQuery } from './generated/exam-result.route.ts';
import { NoResult } from './no-result.tsx';
import { PrintButton } from './print-button.tsx';
import { PrintStyle, usePrintInLight } from './print-in-light.tsx';
import { ResultReview } from './result-review.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { WithheldResult } from './withheld-result.tsx';

export function Component() {
  const { userId = '', examId = '' } = useParams();
  const { search } = useLocation();
  const { t } = useI18n();
  usePrintInLight();
  const { data, loading, error, refetch } = useExamResultRouteQuery({
    variables: { userId, examId },
  });
  const review = useMemo(() => data?.examResult && reviewOf(data.examResult), [data]);
  const isInitialLoad = loading && !data;
  const texts = useReviewTexts(userId, examId);
  useFocusAfterPractice(isPractice(search));

  const breadcrumbs = [
    { label: t('results.exams'), to: paths.exams() },
    { label: t('results.title') },
  ];
  if (!review) {
    return (
      <Page title={t('results.title')} width="reading" breadcrumbs={breadcrumbs}>
        {isInitialLoad && <ResultSkeleton />}
        {!isInitialLoad && error && <ErrorState error={error} onRetry={refetch} />}
        {!isInitialLoad && !error && <NoResult examId={examId} />}
        {!isInitialLoad && <MyLateAnswers examId={examId} userId={userId} />}
      </Page>
    );
  }

  const title = review.title ?? t('results.title');
  if (review.visibility === 'RECEIPT') {
    return (
      <Page
        title={title}
        documentTitle={[t('results.title'), review.title].filter(Boolean).join(': ')}
        width="reading"
        breadcrumbs={breadcrumbs}
      >
        <WithheldResult key={review.releasedAt} review={review} onRelease={refetch} />
      </Page>
    );
  }
  if (isPractice(search)) {
    return (
      <Page title={t('results.practiceTitle', { title })} width="reading" breadcrumbs={breadcrumbs}>
        <ReviewPractice review={review} texts={texts} />
      </Page>
    );
  }

  return (
    <Page
      title={title}
      documentTitle={[t('results.title'), review.title].filter(Boolean).join(': ')}
      width="reading"
      breadcrumbs={breadcrumbs}
      actions={<PrintButton texts={review.subjects.length > 0 ? texts : null} />}
    >
      <PrintStyle />
      <ResultReview review={review} texts={texts} />
    </Page>
  );
}

/** Focuses the heading after practice: the link that was pressed is not on the result's page. */
function useFocusAfterPractice(isPractising: boolean): void {
  const wasPractising = useRef(isPractising);
  useEffect(() => {
    if (wasPractising.current && !isPractising)
      document.querySelector('h1')?.focus({ preventScroll: true });
    wasPractising.current = isPractising;
  }, [isPractising]);
}
