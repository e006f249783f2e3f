/** The route /assignments: the student's assignments by due date. */
import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import { type DueGroup, groupedByDue } from './due-groups.ts';
import { useAssignmentsRouteQuery } from './generated/assignments.route.ts';

const REDRAW_MS = 60_000;

const Item = chakra('li', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderRadius: 'md',
    shadow: 'card',
  },
});

const edges: Readonly<Record<DueGroup, string>> = { overdue: 'fg.error', soon: 'accent', later: 'border' };

export function Component() {
  const { t, dateTime } = useI18n();
  const { data, loading, error, refetch } = useAssignmentsRouteQuery();
  const { now } = useServerNow(REDRAW_MS);
  const assignments = data?.assignments;
  return (
    <Page
      title={t('assignments.title')}
      lead={t('assignments.lead')}
      breadcrumbs={[{ label: t('assignments.dashboard'), to: paths.studentDashboard() }, { label: t('assignments.title') }]}
    >
      {loading && !assignments && <RowsSkeleton count={4} h="7rem" hasColumns />}
      {!loading && !assignments && <ErrorState error={error} onRetry={refetch} />}
      {assignments?.length === 0 && (
        <EmptyState text={t('assignments.none')} icon="note">
          <ButtonLink variant="outline" to={paths.studentDashboard()}>
            {t('assignments.dashboard')}
          </ButtonLink>
        </EmptyState>
      )}
      {groupedByDue(assignments ?? [], now).map(({ group, members }) => (
        <Box as="section" key={group} mb="8">
          <Heading as="h2" size="lg" mb="3">
            {t(`assignments.${group}`)}
          </Heading>
          <TwoColumns>
            {members.map(({ id, title, description, dueDate }) => (
              <Item key={id} borderInlineStartColor={edges[group]}>
                <Heading as="h3" size="md">
                  {title}
                </Heading>
                <Text fontSize="sm" color="fg.muted" mb={description ? '2' : '0'}>
                  {dueDate === null ? t('assignments.noDate') : t('assignments.dueBy', { date: dateTime(dueDate, { weekday: true }) })}
                </Text>
                {description && <Text whiteSpace="pre-line">{description}</Text>}
              </Item>
            ))}
          </TwoColumns>
        </Box>
      ))}
    </Page>
  );
}
