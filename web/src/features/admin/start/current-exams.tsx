/**
 * Exams that run now or start within seven days, with links to their live view and registrations.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import { adminPaths } from '../admin-paths.ts';
import { type CurrentExamsQuery, useCurrentExamsQuery } from './generated/current-exams.ts';

type CurrentExam = NonNullable<CurrentExamsQuery['currentExams']>[number];

/** How often the list is read again while the page is visible. */
const POLL_MS = 30_000;

export function CurrentExams() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCurrentExamsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const exams = data?.currentExams;
  return (
    <Section title={t('monitoring.currentExams')}>
      {loading && !exams && <RowsSkeleton count={2} h="3.5rem" />}
      {!exams && !loading && <ErrorState error={error} onRetry={refetch} />}
      {exams?.length === 0 && <Text color="fg.muted">{t('monitoring.noCurrentExams')}</Text>}
      {exams && exams.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {exams.map((exam) => (
            <Box
              as="li"
              key={`${exam.examId} ${exam.campaignId}`}
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
            >
              <CurrentExamRow exam={exam} />
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function CurrentExamRow({ exam }: { readonly exam: CurrentExam }) {
  const { t, dateTime } = useI18n();
  const area = useWorkArea();
  const {
    examId,
    title,
    runningCount,
    campaignId,
    campaignTitle,
    registeredCount,
    startsAt,
    endsAt,
  } = exam;
  const kind = exam.examKind === 'SINGLE' ? 'single' : 'multi-subject';
  const facts = [
    ...(runningCount > 0 ? [t('monitoring.runningNow', { count: runningCount })] : []),
    ...(startsAt ? [t('monitoring.startsAt', { date: dateTime(startsAt) })] : []),
    ...(endsAt ? [t('monitoring.endsAt', { date: dateTime(endsAt) })] : []),
    ...(registeredCount === null
      ? []
      : [t('monitoring.registeredCount', { count: registeredCount })]),
  ];
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
      <Box minW="0" flex="1 1 16rem">
        <Text fontWeight="semibold">{campaignTitle ?? title}</Text>
        {campaignTitle && campaignTitle !== title && <Text>{title}</Text>}
        <Text color="fg.muted">{facts.join(' · ')}</Text>
      </Box>
      <Flex wrap="wrap" gap="2">
        <ButtonLink
          variant="outline"
          to={area.live(kind, examId)}
          aria-label={t('monitoring.liveOf', { exam: campaignTitle ?? title })}
        >
          {t('monitoring.live')}
        </ButtonLink>
        {campaignId && !area.isTeaching && (
          <ButtonLink
            variant="outline"
            to={adminPaths.examCampaignRegistrations(campaignId)}
            aria-label={t('monitoring.registrationsOf', { exam: campaignTitle ?? title })}
          >
            {t('monitoring.registrations')}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}
