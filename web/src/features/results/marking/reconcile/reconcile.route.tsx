/**
 * The route /boss/reconcile/:id of admins, and of teachers below /teaching: the marks of both
 * markers side by side, and the form for the final marks.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../../work-area.ts';
import { MarkWrittenExamForm } from '../mark-written-exam.form.tsx';
import { type ReconcileRouteQuery, useReconcileRouteQuery } from './generated/reconcile.route.ts';
import { ReconcileListRouteDocument } from './generated/reconcile-list.route.ts';
import { useNamedMarks } from './named-marks.ts';

type Comparison = NonNullable<ReconcileRouteQuery['markComparison']>;

export function Component() {
  const { t, digits, date } = useI18n();
  const area = useWorkArea();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const {
    data: current,
    previousData,
    loading,
    error,
    refetch,
  } = useReconcileRouteQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // A failed refetch has no data: the form with the typed marks stays.
  const data =
    current ?? (previousData?.markComparison?.submission.id === id ? previousData : undefined);
  const comparison = data?.markComparison;
  const submission = comparison?.submission;
  const title = submission?.exam?.title;

  /** Refetches the list and opens its first other answer; without one, opens the list. */
  const moveOn = async () => {
    const read = await client
      .query({
        query: ReconcileListRouteDocument,
        fetchPolicy: 'network-only',
        variables: { first: 2, after: null },
      })
      .catch(() => null);
    const next = read?.data?.unreconciledSubmissions?.nodes.find((other) => other.id !== id);
    await navigate(next ? area.reconcile(next.id) : area.reconcileList());
  };

  return (
    <Page
      title={title ?? t('secondmarking.title')}
      breadcrumbs={[
        area.home,
        { label: t('secondmarking.title'), to: area.reconcileList() },
        ...(title ? [{ label: title }] : []),
      ]}
      {...(submission?.takenAt && {
        lead: `${t('marking.submitted')}: ${date(submission.takenAt)}`,
      })}
    >
      {loading && !data && <RowsSkeleton count={3} h="12rem" />}
      {error && !current?.markComparison && !loading && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {comparison && submission && (
        <Stack gap="6">
          <BothMarks comparison={comparison} />
          {submission.score !== null && !submission.showsOwnMark && (
            <Text fontWeight="semibold">
              {t('secondmarking.finalMarks', {
                score: digits(submission.score),
                total: digits(submission.totalMarks ?? 0),
              })}
            </Text>
          )}
          {comparison.mayDecide && submission.writtenQuestions ? (
            <MarkWrittenExamForm
              key={submission.id}
              submission={submission}
              markerMarks={comparison.marks}
              onReload={() => void refetch()}
              onMove={() => void moveOn()}
            />
          ) : (
            <Text>{t('secondmarking.notYou')}</Text>
          )}
        </Stack>
      )}
      <Flex mt="6">
        <ButtonLink variant="outline" to={area.reconcileList()}>
          {t('marking.backToList')}
        </ButtonLink>
      </Flex>
    </Page>
  );
}

/** The two totals with their markers and their comments about the whole. */
function BothMarks({ comparison: { marks, tolerance, submission } }: { comparison: Comparison }) {
  const { t, digits, date } = useI18n();
  const namedMarks = useNamedMarks(marks);
  return (
    <Section title={t('secondmarking.both')}>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {namedMarks.map(({ number, name, score, markedAt, comment }) => (
          <Stack key={number} gap="1" minW="0">
            <Text as="dt" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            <Text as="dd" fontSize="lg">
              {t('markingqueue.score', {
                score: digits(score ?? 0),
                total: digits(submission.totalMarks ?? 0),
              })}
            </Text>
            {markedAt && (
              <Text as="dd" color="fg.muted">
                {t('marking.markedAt', { date: date(markedAt) })}
              </Text>
            )}
            {comment && (
              <Text as="dd" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {comment}
              </Text>
            )}
          </Stack>
        ))}
      </Grid>
      {tolerance !== null && (
        <Text mt="4" color="fg.muted">
          {t('secondmarking.mayDiffer', { marks: digits(tolerance) })}
        </Text>
      )}
    </Section>
  );
}
