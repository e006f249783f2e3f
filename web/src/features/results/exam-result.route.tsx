/** /exam/result/:userId/:examId: the score at a glance, then each question with the own answer, the right one, the marks and why. */
import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Bone, Loading } from '../../ui/skeletons.tsx';
import { useExamResultRouteQuery } from './generated/exam-result.route.ts';
import { usePrintInLight } from './print-in-light.ts';
import { QuestionReview } from './question-review.tsx';
import { reviewOf } from './review.ts';
import { ScoreSummary } from './score-summary.tsx';
import { SubjectBars } from './subject-bars.tsx';
import { WrittenReview } from './written-review.tsx';

export function Component() {
  const { userId = '', examId = '' } = useParams();
  const { t } = useI18n();
  usePrintInLight();
  const { data, loading, error, refetch } = useExamResultRouteQuery({ variables: { userId, examId }, errorPolicy: 'all' });
  const review = data?.examResult && reviewOf(data.examResult);
  const isWaiting = loading && !data;

  if (!review) {
    return (
      <Page title={t('results.title')} width="reading">
        {isWaiting && <ResultSkeleton />}
        {!isWaiting && error && <ErrorState error={error} onRetry={refetch} />}
        {!isWaiting && !error && (
          <EmptyState text={t('results.none')} icon="exam">
            <ButtonLink to={paths.exams()}>{t('results.toExams')}</ButtonLink>
          </EmptyState>
        )}
      </Page>
    );
  }

  const retake = review.examId && (review.kind === 'single' ? paths.exam : paths.mcqExam)(review.examId, review.resultId);
  return (
    <Page
      title={review.title ?? t('results.title')}
      documentTitle={[t('results.title'), review.title].filter(Boolean).join(': ')}
      width="reading"
      breadcrumbs={[{ label: t('results.exams'), to: paths.exams() }, { label: t('results.title') }]}
      actions={
        <Box display="contents" css={{ '@media print': { display: 'none' } }}>
          <Button variant="outline" onClick={() => print()}>
            {t('results.print')}
          </Button>
          {retake && (
            <ButtonLink variant="outline" to={retake}>
              {t('results.takeAgain')}
            </ButtonLink>
          )}
        </Box>
      }
    >
      <ScoreSummary review={review} />
      {review.subjects.length > 0 && <SubjectBars subjects={review.subjects} />}
      {review.isPartial && (
        <Box mt="8" role="note" color="fg.muted">
          {t('results.partial')}
        </Box>
      )}
      {review.subjects.length > 0 && <QuestionReview subjects={review.subjects} negativePercent={review.negativePercent} />}
      {review.written.length > 0 && <WrittenReview questions={review.written} />}
    </Page>
  );
}

function ResultSkeleton() {
  return (
    <Loading>
      <Bone h="13rem" radius="md" />
      <Box my="8">
        <Bone h="8rem" radius="md" />
      </Box>
      <Bone h="22rem" radius="md" />
    </Loading>
  );
}
