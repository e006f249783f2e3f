/**
 * The route /boss/late-answers, for admins, and for markers below /teaching: answers that arrived
 * after their exam was closed, the longest waiting first.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import {
  type LateListRouteQueryVariables,
  useLateListRouteQuery,
} from './generated/late-list.route.ts';
import { lateBy } from './late-by.ts';

type LateAnswersState = LateListRouteQueryVariables['state'];

const states = {
  waiting: 'WAITING',
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
} as const satisfies Record<string, LateAnswersState>;

export function Component() {
  const { t } = useI18n();
  const area = useWorkArea();
  const filter = useFilter('state', ['waiting', 'accepted', 'refused']);
  return (
    <Page
      title={t('marking.late')}
      lead={t('marking.lateLead')}
      breadcrumbs={[area.home, { label: t('marking.late') }]}
    >
      <FilterLinks
        label={t('marking.lateFilter')}
        name="state"
        options={[
          ['waiting', t('marking.lateWaiting')],
          ['accepted', t('marking.lateAccepted')],
          ['refused', t('marking.lateRefused')],
        ]}
        current={filter}
      />
      <LateList key={filter} state={states[filter]} />
    </Page>
  );
}

function LateList({ state }: { readonly state: LateAnswersState }) {
  const { t, dateTime } = useI18n();
  const area = useWorkArea();
  const [search] = useSearchParams();
  const { data, previousData, loading, error, refetch } = useLateListRouteQuery({
    variables: { state, after: cursorIn(search) },
    fetchPolicy: 'cache-and-network',
  });
  // The links to pages keep the focus while the next page is loading.
  const late = (data ?? (loading ? previousData : undefined))?.lateAnswers;
  if (!late)
    return loading ? (
      <RowsSkeleton count={5} h="4rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  if (late.totalCount === 0) return <EmptyState text={t('marking.lateNone')} icon="exam" />;
  return (
    <>
      <Text mb="4" color="fg.muted">
        {t(late.totalCountIsExact ? 'marking.lateCount' : 'marking.moreThanLateCount', {
          count: late.totalCount,
        })}
      </Text>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {late.nodes.map(({ id, receivedAt, receivedAfterRelease, studentName, attempt }) => {
          const exam = attempt?.exam ?? attempt?.multiSubjectExam;
          const title = exam?.title ?? t('marking.lateNoExam');
          const student = studentName ?? t('marking.lateNoName');
          return (
            <Flex
              as="li"
              key={id}
              wrap="wrap"
              align="center"
              gap="3"
              p="4"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="md"
            >
              <Box flex="1 1 14rem" minW="0">
                <Text fontWeight="semibold">{title}</Text>
                <Text>{student}</Text>
                <Text color="fg.muted">
                  {t('marking.lateReceived', { time: dateTime(receivedAt) })}
                  {attempt && ` · ${lateBy(receivedAt, attempt.deadline, t)}`}
                </Text>
                {receivedAfterRelease && (
                  <Text color="error.fg">{t('marking.lateListedAfterRelease')}</Text>
                )}
              </Box>
              <ButtonLink
                variant="outline"
                to={area.lateAnswers(id)}
                aria-label={t('marking.lateOpenOf', { exam: title, student })}
              >
                {t(state === 'WAITING' ? 'marking.lateDecide' : 'marking.lateOpen')}
              </ButtonLink>
            </Flex>
          );
        })}
      </chakra.ul>
      <PageLinks endCursor={late.endCursor} />
    </>
  );
}
