/** /boss/marking/:userId/:examId, for admins: one written exam with its PDFs, to be given marks and comments. */
import { Flex, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useMarkingRouteQuery } from './generated/marking.route.ts';
import { MarkWrittenExamForm } from './mark-written-exam.form.tsx';

export function Component() {
  const { t, date } = useI18n();
  const { userId = '', examId = '' } = useParams();
  const { data, loading, error, refetch } = useMarkingRouteQuery({ variables: { userId, examId }, fetchPolicy: 'cache-and-network' });
  const result = data?.examResult?.__typename === 'SingleExamResult' ? data.examResult : null;
  const next = data?.unmarkedExamResults?.nodes.find(({ id, exam }) => id !== result?.id && exam);
  return (
    <Page
      title={result?.exam?.title ?? t('marking.title')}
      breadcrumbs={[
        { label: t('shell.admin'), to: paths.boss() },
        { label: t('marking.title'), to: paths.markingList() },
        ...(result?.exam ? [{ label: result.exam.title }] : []),
      ]}
      {...(result?.takenAt && { lead: `${t('marking.handedIn')}: ${date(result.takenAt)}` })}
    >
      {loading && !data && <RowsSkeleton count={3} h="12rem" />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && !result && <Text>{t('marking.noResult')}</Text>}
      {result?.exam && result.writtenQuestions && (
        // Newer answers are another form: marks of the old ones do not stay in it.
        <MarkWrittenExamForm key={`${result.id}:${result.takenAt}`} result={result} onReload={() => void refetch()} />
      )}
      <Flex wrap="wrap" gap="3" mt="6">
        <ButtonLink variant="outline" to={paths.markingList()}>
          {t('marking.backToList')}
        </ButtonLink>
        {next?.exam && (
          <ButtonLink variant="outline" to={paths.marking(next.userId, next.exam.id)}>
            {t('marking.next')}
          </ButtonLink>
        )}
      </Flex>
    </Page>
  );
}
