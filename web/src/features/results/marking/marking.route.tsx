/**
 * The route /boss/marking/:userId/:examId, for admins: one submission of a written exam with its
 * PDFs, and the form to mark it. Shows the newest submission, or the one with the number in the
 * search parameter `attempt`.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useMarkingRouteQuery } from './generated/marking.route.ts';
import { MarkWrittenExamForm } from './mark-written-exam.form.tsx';

export function Component() {
  const { t, date, digits } = useI18n();
  const { userId = '', examId = '' } = useParams();
  const { data, loading, error, refetch } = useMarkingRouteQuery({
    variables: { userId, examId },
    fetchPolicy: 'cache-and-network',
  });
  const submissions = data?.writtenSubmissions ?? [];
  const [newest = '', ...older] = submissions.map(({ number }) => String(number));
  const chosen = useFilter('attempt', [newest, ...older]);
  const submission = submissions.find(({ number }) => String(number) === chosen);
  const exam = submission?.exam;
  const next = data?.unmarkedExamResults?.nodes.find(
    ({ id, exam: other }) => id !== submission?.id && other,
  );
  return (
    <Page
      title={exam?.title ?? t('marking.title')}
      breadcrumbs={[
        { label: t('shell.admin'), to: paths.boss() },
        { label: t('marking.title'), to: paths.markingList() },
        ...(exam ? [{ label: exam.title }] : []),
      ]}
      {...(submission?.takenAt && {
        lead: `${t('marking.handedIn')}: ${date(submission.takenAt)}`,
      })}
    >
      {loading && !data && <RowsSkeleton count={3} h="12rem" />}
      {error && !data?.writtenSubmissions && <ErrorState error={error} onRetry={refetch} />}
      {data?.writtenSubmissions && !submission && <Text>{t('marking.noResult')}</Text>}
      {submissions.length > 1 && (
        <FilterLinks
          label={t('marking.attempts')}
          name="attempt"
          options={submissions.map(({ number }) => [
            String(number),
            t('marking.attempt', { number: digits(number) }),
          ])}
          current={chosen}
        />
      )}
      {submission && submissions.length > 1 && (
        <Text mb="4" color="fg.muted">
          {submission.countsForRank ? t('marking.rankNote') : t('marking.noRankNote')}
        </Text>
      )}
      {exam && submission.writtenQuestions && (
        // A key per submission, so that the form does not keep the marks of another one.
        <MarkWrittenExamForm
          key={`${submission.id}:${submission.takenAt}`}
          submission={submission}
          onReload={() => void refetch()}
        />
      )}
      <Flex wrap="wrap" gap="3" mt="6">
        <ButtonLink variant="outline" to={paths.markingList()}>
          {t('marking.backToList')}
        </ButtonLink>
        {next?.exam && (
          <ButtonLink
            variant="outline"
            to={paths.marking(next.userId, next.exam.id, next.isNewest ? undefined : next.number)}
          >
            {t('marking.next')}
          </ButtonLink>
        )}
      </Flex>
    </Page>
  );
}
