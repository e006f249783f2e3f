/** The exams or students with submissions, with their counts: each opens its own queue. */
import { Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { cursorIn } from '../../../../list-pages/cursors.ts';
import { PageLinks } from '../../../../list-pages/page-links.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { queueIn } from '../marking-area.ts';
import { useMarkingExamsQuery, useMarkingStudentsQuery } from './generated/grouped-queues.ts';
import { ListRow, Rows } from './list-row.tsx';
import { SearchForm } from './search-form.tsx';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly waitingCount: number;
  readonly markedCount: number;
  readonly oldestAt: string | null;
}

export function ExamQueues() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const { state } = queueIn(search);
  const { data, loading, error, refetch } = useMarkingExamsQuery({
    variables: { state, after: cursorIn(search) },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.markingExams;
  if (!list)
    return loading ? (
      <RowsSkeleton count={5} h="4rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  if (list.totalCount === 0) return <EmptyState text={t('markingqueue.noExams')} icon="exam" />;
  const count = list.totalCountIsExact ? 'markingqueue.examCount' : 'markingqueue.moreExams';
  return (
    <>
      <Text mb="4" color="fg.muted">
        {t(count, { count: list.totalCount })}
      </Text>
      <Rows>
        {list.nodes.map(({ examId, title, ...counts }) => (
          <GroupRow key={examId} group={{ id: examId, name: title, ...counts }} filter="exam" />
        ))}
      </Rows>
      <PageLinks endCursor={list.endCursor} />
    </>
  );
}

export function StudentQueues() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const { state } = queueIn(search);
  const words = search.get('q') ?? '';
  const { data, loading, error, refetch } = useMarkingStudentsQuery({
    variables: { state, search: words, after: cursorIn(search) },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.markingStudents;
  const count = list?.totalCountIsExact ? 'markingqueue.studentCount' : 'markingqueue.moreStudents';
  return (
    <>
      <SearchForm />
      {!list && loading && <RowsSkeleton count={5} h="4rem" />}
      {!list && !loading && <ErrorState error={error} onRetry={refetch} />}
      {list && (
        <Text role="status" mb="4" color="fg.muted">
          {t(count, { count: list.totalCount })}
        </Text>
      )}
      {list?.totalCount === 0 && (
        <EmptyState
          text={t(words ? 'markingqueue.nobodyFound' : 'markingqueue.noStudents')}
          icon="user"
        />
      )}
      {list && (
        <>
          <Rows>
            {list.nodes.map(({ userId, name, ...counts }) => (
              <GroupRow
                key={userId}
                group={{ id: userId, name: name ?? t('markingqueue.noName'), ...counts }}
                filter="student"
              />
            ))}
          </Rows>
          <PageLinks endCursor={list.endCursor} />
        </>
      )}
    </>
  );
}

function GroupRow({
  group: { id, name, waitingCount, markedCount, oldestAt },
  filter,
}: {
  readonly group: Group;
  readonly filter: 'exam' | 'student';
}) {
  const { t, date, digits } = useI18n();
  const [search] = useSearchParams();
  const queue = new URLSearchParams(search);
  queue.delete('after');
  queue.set(filter, id);
  const waiting = digits(waitingCount);
  return (
    <ListRow
      title={name}
      to={`?${queue}`}
      linkText={t('markingqueue.open')}
      linkLabel={t('markingqueue.openOf', { name, waiting })}
    >
      <Text color="fg.muted">
        {t('markingqueue.counts', { waiting, marked: digits(markedCount) })}
        {oldestAt && ` · ${t('markingqueue.oldest', { date: date(oldestAt) })}`}
      </Text>
    </ListRow>
  );
}
