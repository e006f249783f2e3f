/**
 * One submission of a written exam with its PDFs, and the form to mark it. Shows the newest
 * submission, or the one with the number in the search parameter `attempt`. The other parameters
 * are the queue, through which the links lead.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { type MarkingRouteQuery, useMarkingRouteQuery } from './generated/marking.route.ts';
import { ARRIVAL, isForMarks } from './keys/arrival.ts';
import { focusMarks } from './keys/focus.ts';
import { MarkWrittenExamForm } from './mark-written-exam.form.tsx';
import type { MarkingArea } from './marking-area.ts';
import { MarkedByTwo, SecondMarkingNote } from './second-marking-note.tsx';
import { useNeighbours } from './use-neighbours.ts';

/** The server counts up to this number. */
const MAX_COUNTED_OTHERS = 1000;

/** Whether the data are of this student and exam. */
const isOf = (data: MarkingRouteQuery | undefined, userId: string, examId: string): boolean =>
  data?.writtenSubmissions?.some(
    (submission) => submission.userId === userId && submission.exam?.id === examId,
  ) ?? false;

export function MarkingPage({ area }: { readonly area: MarkingArea }) {
  const { t, date, digits } = useI18n();
  const { userId = '', examId = '' } = useParams();
  const { state } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const { viewer } = useViewer();
  const isOwn = viewer?.user.id === userId;
  const {
    data: current,
    previousData,
    loading,
    error,
    refetch,
  } = useMarkingRouteQuery({
    variables: { userId, examId },
    fetchPolicy: 'cache-and-network',
    skip: isOwn,
  });
  // A failed refetch has no data: the form with the typed marks stays. After navigation,
  // previousData is of another submission.
  const data = current ?? (isOf(previousData, userId, examId) ? previousData : undefined);
  const submissions = data?.writtenSubmissions ?? [];
  const [newest = '', ...older] = submissions.map(({ number }) => String(number));
  const attemptNumber = useFilter('attempt', [newest, ...older]);
  const submission = submissions.find(({ number }) => String(number) === attemptNumber);
  const exam = submission?.exam;
  const neighbours = useNeighbours(area, submission?.id);

  // Runs after the page has focused its heading; once per submission, because saving changes its
  // data.
  const openedId = submission?.writtenQuestions ? submission.id : undefined;
  const firstOpen = submission?.writtenQuestions?.findIndex(({ marks }) => marks === null) ?? 0;
  const focused = useRef<string>(undefined);
  /** The submission whose form was shown last. */
  const formOf = useRef<string>(undefined);
  const withForm = submission?.independentMarks === 2 ? undefined : submission?.id;
  useEffect(() => {
    if (withForm) formOf.current = withForm;
  }, [withForm]);
  useEffect(() => {
    if (!openedId || focused.current === openedId) return;
    focused.current = openedId;
    if (isForMarks(state)) focusMarks(content.current, Math.max(0, firstOpen));
  }, [openedId, firstOpen, state]);

  return (
    <Page
      title={exam?.title ?? t('marking.title')}
      breadcrumbs={[
        { label: t(area.title), to: area.base },
        { label: t('marking.title'), to: neighbours.list },
        ...(exam ? [{ label: exam.title }] : []),
      ]}
      {...(submission?.takenAt && {
        lead: `${t('marking.submitted')}: ${date(submission.takenAt)}`,
      })}
    >
      <Text role="status" mb="4" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
        {neighbours.otherCount !== null && submission && othersText(neighbours.otherCount)}
      </Text>
      {loading && !data && <RowsSkeleton count={3} h="12rem" />}
      {isOwn && <Text>{t('marking.ownExam')}</Text>}
      {error && !current?.writtenSubmissions && !loading && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {data?.writtenSubmissions && !submission && <Text>{t('marking.noResult')}</Text>}
      {submissions.length > 1 && (
        <FilterLinks
          label={t('marking.attempts')}
          name="attempt"
          options={submissions.map(({ number }) => [
            String(number),
            t('marking.attempt', { number: digits(number) }),
          ])}
          current={attemptNumber}
        />
      )}
      {submission && submissions.length > 1 && (
        <Text mb="4" color="fg.muted">
          {submission.countsForRank ? t('marking.rankNote') : t('marking.noRankNote')}
        </Text>
      )}
      {submission?.independentMarks === 2 && (
        <MarkedByTwo key={submission.id} area={area} submission={submission} formOf={formOf} />
      )}
      {exam && submission.writtenQuestions && submission.independentMarks !== 2 && (
        <Box ref={content}>
          <SecondMarkingNote submission={submission} />
          <MarkWrittenExamForm
            // A key per submission, so that the form does not keep the marks of another one.
            key={`${submission.id}:${submission.takenAt}`}
            submission={submission}
            onReload={() => void refetch()}
            onMove={(side, mark) => void neighbours.move(side, mark)}
          />
        </Box>
      )}
      <Flex wrap="wrap" gap="3" mt="6">
        <ButtonLink variant="outline" to={neighbours.list}>
          {t('marking.backToList')}
        </ButtonLink>
        {neighbours.previous && (
          <ButtonLink variant="outline" to={neighbours.previous} state={ARRIVAL}>
            {t('markingqueue.previous')}
          </ButtonLink>
        )}
        {neighbours.next && (
          <ButtonLink variant="outline" to={neighbours.next} state={ARRIVAL}>
            {t('marking.next')}
          </ButtonLink>
        )}
      </Flex>
    </Page>
  );

  function othersText(count: number): string {
    if (count === 0) return t('markingqueue.leftNone');
    return t(count < MAX_COUNTED_OTHERS ? 'markingqueue.left' : 'markingqueue.leftMany', { count });
  }
}
