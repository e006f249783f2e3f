/**
 * The route /boss/assignments/:id/submissions: the students' submissions, filtered and paged by the
 * URL.
 */
import { chakra, Text } from '@chakra-ui/react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { DataTable, NONE } from '../list/data-table.tsx';
import { useAssignmentSubmissionsQuery } from './generated/submissions.ts';
import { submissionFilter, submissionStates } from './submission-filter.ts';

const StudentLink = chakra(Link, { base: { color: 'primary.fg', textDecoration: 'underline' } });

export function Component() {
  const { t, dateTime, digits } = useI18n();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const state = useFilter('state', submissionStates);
  const variables = { id, filter: submissionFilter(search), after: cursorIn(search) };
  const { data, loading, error, refetch } = useAssignmentSubmissionsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.assignmentSubmissions;
  return (
    <Page
      title={t('events.submissions')}
      lead={data?.assignment?.title}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('events.assignments'), to: adminPaths.assignments() },
        { label: t('events.submissions') },
      ]}
    >
      <FilterLinks
        label={t('events.submissionFilter')}
        name="state"
        options={submissionStates.map(
          (option) => [option, t(`events.${option}Submissions`)] as const,
        )}
        current={state}
      />
      {loading && !list && <RowsSkeleton count={4} h="2.75rem" />}
      {!loading && !list && <ErrorState error={error} onRetry={refetch} />}
      {list?.nodes.length === 0 && <EmptyState text={t('events.noSubmissions')} icon="note" />}
      {list && list.nodes.length > 0 && (
        <>
          <Text mb="3" color="fg.muted">
            {t(list.totalCountIsExact ? 'events.submissionCount' : 'events.moreSubmissions', {
              count: list.totalCount,
            })}
          </Text>
          <DataTable
            label={t('events.submissions')}
            columns={[
              t('events.student'),
              t('events.submitted'),
              t('events.submissionState'),
              t('events.mark'),
            ]}
          >
            {list.nodes.map(
              ({ id: submissionId, studentName, submittedAt, isLate, state: reached, mark }) => (
                <tr key={submissionId}>
                  <td>
                    <StudentLink to={adminPaths.assignmentSubmission(id, submissionId, state)}>
                      {studentName ?? t('events.noName')}
                    </StudentLink>
                  </td>
                  <td>{submittedAt ? dateTime(submittedAt) : NONE}</td>
                  <td>
                    {t(reached === 'RETURNED' ? 'events.isReturned' : 'events.isWaiting')}
                    {isLate && ` · ${t('events.isLate')}`}
                  </td>
                  <td>{mark === null ? NONE : digits(mark)}</td>
                </tr>
              ),
            )}
          </DataTable>
        </>
      )}
      {list && <PageLinks endCursor={list.endCursor} />}
    </Page>
  );
}
