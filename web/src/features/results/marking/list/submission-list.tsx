/** The submissions of a queue, the earliest first. */
import { Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { cursorIn } from '../../../../list-pages/cursors.ts';
import { PageLinks } from '../../../../list-pages/page-links.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import {
  type MarkingListRouteQuery,
  useMarkingListRouteQuery,
} from '../generated/marking-list.route.ts';
import { ARRIVAL } from '../keys/arrival.ts';
import { type MarkingArea, queueIn, submissionPath } from '../marking-area.ts';
import { ListRow, Rows } from './list-row.tsx';

type Submission = NonNullable<MarkingListRouteQuery['markingQueue']>['nodes'][number];

export function SubmissionList({ area }: { readonly area: MarkingArea }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const queue = queueIn(search);
  const { data, loading, error, refetch } = useMarkingListRouteQuery({
    variables: { queue, after: cursorIn(search) },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.markingQueue;
  if (!list)
    return loading ? (
      <RowsSkeleton count={5} h="4rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  const isMarked = queue.state === 'MARKED';
  const [exact, atLeast] = isMarked
    ? (['markingqueue.markedCount', 'markingqueue.moreMarked'] as const)
    : (['marking.count', 'marking.moreThanCount'] as const);
  const [first] = list.nodes;
  const title = queue.userId
    ? first && (first.studentName ?? t('markingqueue.noName'))
    : first?.exam?.title;
  const others = new URLSearchParams(search);
  for (const name of ['exam', 'student', 'after']) others.delete(name);
  return (
    <>
      {(queue.examId || queue.userId) && (
        <>
          <ButtonLink variant="ghost" mb="2" to={`?${others}`}>
            <Icon name="back" size="4" />
            {t(queue.userId ? 'markingqueue.allStudents' : 'markingqueue.allExams')}
          </ButtonLink>
          {title && (
            <Heading as="h2" size="xl" mb="2">
              {title}
            </Heading>
          )}
        </>
      )}
      {list.totalCount === 0 ? (
        <EmptyState text={t(isMarked ? 'markingqueue.noneMarked' : 'marking.none')} icon="exam" />
      ) : (
        <Text mb="4" color="fg.muted">
          {t(list.totalCountIsExact ? exact : atLeast, { count: list.totalCount })}
        </Text>
      )}
      {first?.exam && !isMarked && (
        <ButtonLink mb="4" to={submissionPath(area, first, search)} state={ARRIVAL}>
          {t('markingqueue.start')}
        </ButtonLink>
      )}
      <Rows>
        {list.nodes.map((submission) => (
          <SubmissionRow key={submission.id} submission={submission} area={area} />
        ))}
      </Rows>
      <PageLinks endCursor={list.endCursor} />
    </>
  );
}

function SubmissionRow({
  submission,
  area,
}: {
  readonly submission: Submission;
  readonly area: MarkingArea;
}) {
  const { t, date, digits } = useI18n();
  const [search] = useSearchParams();
  const { number, isNewest, countsForRank, takenAt, exam, totalMarks, score, showsOwnMark } =
    submission;
  if (!exam) return null;
  const submittedOn = takenAt ? date(takenAt) : '';
  const labelParameters = { exam: exam.title, date: submittedOn };
  const total = digits(totalMarks ?? 0);
  return (
    <ListRow
      title={exam.title}
      to={submissionPath(area, submission, search)}
      state={ARRIVAL}
      linkText={t(score === null ? 'marking.mark' : 'markingqueue.open')}
      linkLabel={t(score === null ? 'marking.markOf' : 'markingqueue.reviewOf', labelParameters)}
    >
      <Text color="fg.muted">
        {t('marking.submitted')}: {submittedOn} ·{' '}
        {score === null
          ? `${t('marking.totalMarks')}:\u00a0${total}`
          : t('markingqueue.score', { score: digits(score), total })}
      </Text>
      {showsOwnMark && (
        <Text color="fg.muted">
          {t(submission.independentMarks === 2 ? 'secondmarking.differ' : 'secondmarking.waits')}
        </Text>
      )}
      {(number > 1 || !isNewest) && (
        <Text color="fg.muted">
          {t('marking.attempt', { number: digits(number) })}
          {countsForRank && ` · ${t('marking.countsForRank')}`}
        </Text>
      )}
    </ListRow>
  );
}
