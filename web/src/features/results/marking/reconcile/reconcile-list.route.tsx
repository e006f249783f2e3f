/**
 * The route /boss/reconcile of admins, and of teachers below /teaching: answers whose two markers
 * differ by too much, the earliest first.
 */
import { Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { cursorIn } from '../../../../list-pages/cursors.ts';
import { PageLinks } from '../../../../list-pages/page-links.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../../work-area.ts';
import { ListRow, Rows } from '../list/list-row.tsx';
import { useReconcileListRouteQuery } from './generated/reconcile-list.route.ts';

export function Component() {
  const { t } = useI18n();
  const area = useWorkArea();
  return (
    <Page
      title={t('secondmarking.title')}
      lead={t('secondmarking.lead')}
      breadcrumbs={[
        area.home,
        { label: t('marking.title'), to: area.markingList() },
        { label: t('secondmarking.title') },
      ]}
    >
      <List />
    </Page>
  );
}

function List() {
  const { t, date, digits } = useI18n();
  const area = useWorkArea();
  const [search] = useSearchParams();
  const { data, loading, error, refetch } = useReconcileListRouteQuery({
    variables: { after: cursorIn(search) },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.unreconciledSubmissions;
  if (!list)
    return loading ? (
      <RowsSkeleton count={5} h="4rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  if (list.totalCount === 0) return <EmptyState text={t('secondmarking.none')} icon="exam" />;
  const count = list.totalCountIsExact ? 'secondmarking.count' : 'secondmarking.moreThanCount';
  return (
    <>
      <Text mb="4" color="fg.muted">
        {t(count, { count: list.totalCount })}
      </Text>
      <Rows>
        {list.nodes.map(({ id, takenAt, exam, totalMarks }) => {
          const submittedOn = takenAt ? date(takenAt) : '';
          return (
            <ListRow
              key={id}
              title={exam?.title ?? t('marking.lateNoExam')}
              to={area.reconcile(id)}
              linkText={t('secondmarking.compare')}
              linkLabel={t('secondmarking.compareOf', {
                exam: exam?.title ?? t('marking.lateNoExam'),
                date: submittedOn,
              })}
            >
              <Text color="fg.muted">
                {t('marking.submitted')}: {submittedOn} · {t('marking.totalMarks')}:{'\u00a0'}
                {digits(totalMarks ?? 0)}
              </Text>
            </ListRow>
          );
        })}
      </Rows>
      <PageLinks endCursor={list.endCursor} />
    </>
  );
}
