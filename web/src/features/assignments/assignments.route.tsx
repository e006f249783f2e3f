/**
 * The route /assignments: the assignments of the student's courses by due date, each with the state
 * of the own submission.
 */
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { PaperPicture } from '../../ui/content/row-picture.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { InParts } from '../../ui/page/in-parts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import { type DueGroup, groupedByDue } from './due-groups.ts';
import {
  type AssignmentsRouteQuery,
  useAssignmentsRouteQuery,
} from './generated/assignments.route.ts';
import { SubmissionState } from './submission-state.tsx';

const REDRAW_MS = 60_000;
/** Assignments of a group that are shown at first. */
const PART = 20;

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

const TitleLink = chakra(Link, {
  base: { color: 'primary.fg', _hover: { textDecoration: 'underline' } },
});

const edges: Readonly<Record<DueGroup, string>> = {
  overdue: 'error.fg',
  soon: 'accent',
  later: 'border',
  done: 'primary',
};

export function Component() {
  const { t } = useI18n();
  const { data: current, previousData, loading, error, refetch } = useAssignmentsRouteQuery();
  // A failed refetch has no data.
  const data = current ?? previousData;
  const { now } = useServerNow(REDRAW_MS);
  const assignments = data?.assignments;
  return (
    <Page
      title={t('assignments.title')}
      lead={t('assignments.lead')}
      breadcrumbs={[
        { label: t('assignments.dashboard'), to: paths.studentDashboard() },
        { label: t('assignments.title') },
      ]}
    >
      {loading && !assignments && <RowsSkeleton count={4} h="7rem" hasColumns />}
      {!loading && (error || !assignments) && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {assignments?.length === 0 && (
        <EmptyState text={t('assignments.none')} icon="note">
          <ButtonLink variant="outline" to={paths.courses()}>
            {t('assignments.courses')}
          </ButtonLink>
        </EmptyState>
      )}
      {groupedByDue(assignments ?? [], now).map(({ group, members }) => (
        <Box as="section" key={group} mb="8">
          <Heading as="h2" size="lg" mb="3">
            {t(`assignments.${group}`)}
          </Heading>
          <InParts items={members} size={PART}>
            {(part) => (
              <TwoColumns>
                {part.map((assignment) => (
                  <Item key={assignment.id} borderInlineStartColor={edges[group]}>
                    <AssignmentItem assignment={assignment} />
                  </Item>
                ))}
              </TwoColumns>
            )}
          </InParts>
        </Box>
      ))}
    </Page>
  );
}

type Assignment = NonNullable<AssignmentsRouteQuery['assignments']>[number];

function AssignmentItem({ assignment }: { readonly assignment: Assignment }) {
  const { t, dateTime } = useI18n();
  const { id, title, description, dueDate, course, mySubmission, maxMark } = assignment;
  const dueText =
    dueDate === null
      ? t('assignments.noDate')
      : t('assignments.dueBy', { date: dateTime(dueDate, { weekday: true }) });
  const mark = mySubmission?.mark ?? null;
  const detail =
    mark === null || maxMark === null ? undefined : t('assignments.markOf', { mark, max: maxMark });
  return (
    <Flex gap="4" align="flex-start">
      <PaperPicture />
      <Box minW="0">
        <Heading as="h3" size="md">
          <TitleLink to={paths.assignment(id)}>{title}</TitleLink>
        </Heading>
        {course && (
          <Text fontSize="sm" color="fg.muted">
            {course.name}
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted">
          {dueText}
        </Text>
        <Box my="2">
          <SubmissionState state={mySubmission?.state} detail={detail} />
        </Box>
        {description && (
          <Text whiteSpace="pre-line" lineClamp="3">
            {description}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
