/**
 * The route /boss/late-answers/:id, for admins, and for markers below /teaching: late answers
 * compared with the stored ones, question by question, and the decision.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import { ResultDetail, ResultDetails } from '../result-details.tsx';
import { exactNumber } from '../review/arithmetic-text.ts';
import { DecideLateAnswersForm } from './decide-late-answers.form.tsx';
import { type LateRouteQuery, useLateRouteQuery } from './generated/late.route.ts';
import { lateBy } from './late-by.ts';
import { LateQuestion } from './late-question.tsx';

type Late = NonNullable<LateRouteQuery['lateAnswersById']>;

export function Component() {
  const { t } = useI18n();
  const area = useWorkArea();
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const {
    data: current,
    previousData,
    loading,
    error,
    refetch,
  } = useLateRouteQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // A failed refetch has no data: the form with the typed reason stays.
  const data = current ?? (previousData?.lateAnswersById?.id === id ? previousData : undefined);
  const late = data?.lateAnswersById;
  const isOwn = viewer !== null && late?.attempt?.userId === viewer.user.id;
  const title =
    late?.attempt?.exam?.title ?? late?.attempt?.multiSubjectExam?.title ?? t('marking.lateNoExam');
  return (
    <Page
      title={late ? title : t('marking.late')}
      breadcrumbs={[
        area.home,
        { label: t('marking.late'), to: area.lateList() },
        ...(late ? [{ label: title }] : []),
      ]}
      {...(late && { lead: late.studentName ?? t('marking.lateNoName') })}
    >
      {loading && !data && <RowsSkeleton count={3} h="12rem" />}
      {error && !current?.lateAnswersById && !loading && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {data && !late && !error && <Text>{t('marking.lateGone')}</Text>}
      {late && (
        <Stack gap="6">
          <Summary late={late} />
          {isOwn && late.state === 'WAITING' ? (
            <Text>{t('marking.ownLateAnswers')}</Text>
          ) : (
            <DecideLateAnswersForm late={late} onReload={() => void refetch()} />
          )}
          <Comparison late={late} />
        </Stack>
      )}
      <Flex mt="6">
        <ButtonLink variant="outline" to={area.lateList()}>
          {t('marking.backToList')}
        </ButtonLink>
      </Flex>
    </Page>
  );
}

function Summary({ late: { receivedAt, sealedAt, attempt, comparison } }: { readonly late: Late }) {
  const { t, digits, dateTime } = useI18n();
  const [now] = useState(() => new Date());
  const isNow = (at: string) => Date.parse(at) > now.getTime();
  return (
    <ResultDetails>
      {attempt && (
        <ResultDetail name={t('marking.lateEnd')}>{dateTime(attempt.deadline)}</ResultDetail>
      )}
      <ResultDetail name={t('marking.lateCame')}>
        {dateTime(receivedAt)}
        {attempt && ` (${lateBy(receivedAt, attempt.deadline, t)})`}
      </ResultDetail>
      {sealedAt && !isNow(sealedAt) && (
        <ResultDetail name={t('marking.lateSealed')}>{dateTime(sealedAt)}</ResultDetail>
      )}
      {comparison && comparison.lateScore !== null && (
        <>
          <ResultDetail name={t('marking.lateStoredScore')}>
            {comparison.storedScore === null
              ? t('marking.lateNothing')
              : exactNumber(comparison.storedScore, digits)}
          </ResultDetail>
          <ResultDetail name={t('marking.lateLateScore')}>
            {exactNumber(comparison.lateScore, digits)}
          </ResultDetail>
        </>
      )}
    </ResultDetails>
  );
}

function Comparison({ late: { id, comparison } }: { readonly late: Late }) {
  const { t, digits } = useI18n();
  const filter = useFilter('questions', ['changed', 'all']);
  if (!comparison) return <Text color="fg.muted">{t('marking.lateUnreadable')}</Text>;
  const numbered = comparison.questions.map((question, index) => ({ question, number: index + 1 }));
  const changedQuestions = numbered.filter(({ question }) => question.isChanged);
  return (
    <section aria-label={t('marking.lateQuestions')}>
      {!comparison.hasStored && <Text mb="4">{t('marking.lateNothingStored')}</Text>}
      <FilterLinks
        label={t('marking.lateQuestions')}
        name="questions"
        options={[
          ['changed', `${t('marking.lateChanged')} (${digits(changedQuestions.length)})`],
          ['all', `${t('marking.lateAll')} (${digits(numbered.length)})`],
        ]}
        current={filter}
      />
      <Stack gap="4">
        {(filter === 'all' ? numbered : changedQuestions).map(({ question, number }) => (
          <LateQuestion key={question.id} lateAnswersId={id} question={question} number={number} />
        ))}
        {filter === 'changed' && changedQuestions.length === 0 && (
          <Text color="fg.muted">{t('marking.lateSame')}</Text>
        )}
      </Stack>
    </section>
  );
}
