/**
 * The route /boss/assignments/:id/submissions/:submissionId: one submission with the form to return
 * it, and links to its neighbours.
 */

import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { FileLinks } from '../../../ui/content/file-links.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import {
  type ReceivedSubmission_SubmissionFragment,
  useReceivedSubmissionQuery,
} from './generated/submissions.ts';
import { ReturnSubmissionForm } from './return-submission.form.tsx';
import { submissionFilter, submissionStates } from './submission-filter.ts';

export function Component() {
  const { t, dateTime } = useI18n();
  const { id = '', submissionId = '' } = useParams();
  const [search] = useSearchParams();
  const state = useFilter('state', submissionStates);
  const variables = { id, submissionId, filter: submissionFilter(search) };
  const {
    data: current,
    previousData,
    loading,
    error,
    refetch,
  } = useReceivedSubmissionQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  // A failed refetch has no data: the form with the typed comment stays. After navigation,
  // previousData is of another submission.
  const data =
    current ??
    (previousData?.assignmentSubmission?.submission.id === submissionId ? previousData : undefined);
  const listedSubmission = data?.assignmentSubmission;
  const submission = listedSubmission?.submission;
  const list = `${adminPaths.assignmentSubmissions(id)}?state=${state}`;
  const fallbackTitle = loading ? undefined : t('events.submissions');
  return (
    <Page
      title={submission ? (submission.studentName ?? t('events.noName')) : fallbackTitle}
      lead={[
        data?.assignment?.title,
        submission?.submittedAt &&
          t('events.submittedAt', { date: dateTime(submission.submittedAt) }),
        submission?.isLate && t('events.isLate'),
      ]
        .filter(Boolean)
        .join(' · ')}
      width="reading"
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('events.assignments'), to: adminPaths.assignments() },
        { label: t('events.submissions'), to: list },
        { label: submission?.studentName ?? t('events.noName') },
      ]}
    >
      {loading && !data && <RowsSkeleton count={2} h="10rem" />}
      {error && !loading && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {data && !listedSubmission && !error && !loading && (
        <EmptyState text={t('events.submissionGone')} icon="note" />
      )}
      {submission && (
        <Stack gap="6">
          <SubmittedWork submission={submission} />
          <Section title={t('events.feedback')}>
            <ReturnSubmissionForm
              key={submission.id}
              submission={submission}
              maxMark={data?.assignment?.maxMark ?? null}
              onReload={() => void refetch()}
            />
          </Section>
        </Stack>
      )}
      <Flex as="nav" aria-label={t('events.neighbours')} wrap="wrap" gap="3" mt="6">
        {listedSubmission?.previousId && (
          <ButtonLink
            variant="outline"
            to={adminPaths.assignmentSubmission(id, listedSubmission.previousId, state)}
          >
            <Icon name="back" size="4" />
            {t('admin.previousOne')}
          </ButtonLink>
        )}
        {listedSubmission?.nextId && (
          <ButtonLink
            variant="outline"
            to={adminPaths.assignmentSubmission(id, listedSubmission.nextId, state)}
          >
            {t('admin.nextOne')}
            <Icon name="forward" size="4" />
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={list}>
          {t('events.toSubmissions')}
        </ButtonLink>
      </Flex>
    </Page>
  );
}

function SubmittedWork({
  submission: { text, files },
}: {
  readonly submission: ReceivedSubmission_SubmissionFragment;
}) {
  const { t } = useI18n();
  return (
    <Section title={t('events.work')}>
      {text ? (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      ) : (
        <Text color="fg.muted">{t('events.noText')}</Text>
      )}
      <FileLinks files={files} />
    </Section>
  );
}
