/**
 * The route /assignments/:id: one assignment with the form to submit it, or what was submitted.
 */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { useAssignmentRouteQuery } from './generated/assignment.route.ts';
import { OwnSubmission } from './own-submission.tsx';

export function Component() {
  const { t, dateTime } = useI18n();
  const { id = '' } = useParams();
  const { viewer, isAdmin } = useViewer();
  const {
    data: current,
    previousData,
    loading,
    error,
    refetch,
  } = useAssignmentRouteQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // A failed refetch has no data: the form with unsaved work stays. After navigation, previousData
  // is of another assignment.
  const data = current ?? (previousData?.assignment?.id === id ? previousData : undefined);
  const assignment = data?.assignment;
  const details = assignment && [
    assignment.course?.name,
    assignment.dueDate === null
      ? t('assignments.noDate')
      : t('assignments.dueBy', { date: dateTime(assignment.dueDate, { weekday: true }) }),
    assignment.maxMark === null ? null : t('assignments.maxMark', { max: assignment.maxMark }),
  ];
  const isMissing = data !== undefined && !assignment && !error;
  return (
    <Page
      title={assignment?.title ?? (loading ? undefined : t('assignments.title'))}
      {...(details && { lead: details.filter(Boolean).join(' · ') })}
      width="reading"
      breadcrumbs={[
        { label: t('assignments.title'), to: paths.assignments() },
        ...(assignment ? [{ label: assignment.title }] : []),
      ]}
    >
      {loading && !data && <RowsSkeleton count={2} h="10rem" />}
      {!loading && !isMissing && (error || !assignment) && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {isMissing && !loading && (
        <EmptyState text={t('assignments.missing')} icon="note">
          <ButtonLink variant="outline" to={paths.assignments()}>
            {t('assignments.toList')}
          </ButtonLink>
        </EmptyState>
      )}
      {assignment && (
        <Stack gap="6">
          {assignment.description && (
            <Section title={t('assignments.task')}>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {assignment.description}
              </Text>
            </Section>
          )}
          {!data?.takesAssignmentSubmissions && <Note text={t('assignments.noSubmissions')} />}
          {data?.takesAssignmentSubmissions && isAdmin && (
            <Note text={t('assignments.adminNote')} />
          )}
          {data?.takesAssignmentSubmissions && viewer && !isAdmin && (
            <OwnSubmission
              key={assignment.id}
              assignment={assignment}
              userId={viewer.user.id}
              onReload={refetch}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Box p="4" bg="bg.muted" borderRadius="md">
      <Text>{text}</Text>
    </Box>
  );
}
