/**
 * Running exams, started on this device or on another one. The first panel of the dashboard,
 * because their clocks are running.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { attemptPath, type OpenAttempt } from '../../exam-room/storage/open-attempts.ts';
import { useCountdown } from '../../exam-room/sync/use-countdown.ts';

export function RunningAttempts({ attempts }: { readonly attempts: readonly OpenAttempt[] }) {
  return attempts.map((attempt) => (
    <RunningAttempt key={`${attempt.kind}:${attempt.examId}`} attempt={attempt} />
  ));
}

/** Rounded up to minutes; seconds are shown in the exam room only. */
function RunningAttempt({ attempt }: { readonly attempt: OpenAttempt }) {
  const { t } = useI18n();
  const seconds = useCountdown(attempt);
  const { title, kind, examId, resultId, isOnThisDevice, isSubmitted } = attempt;
  // An attempt from another device is over at zero; one on this device still has answers to send.
  if (seconds === 0 && !isOnThisDevice) return null;
  const minutes = seconds === null ? null : Math.ceil(seconds / 60);
  const line = () => {
    if (isSubmitted) return t('students.runningSealed', { title });
    if (minutes === null) return title;
    return minutes > 0
      ? t('students.runningLine', { title, minutes })
      : t('students.runningSealed', { title });
  };
  return (
    <Flex
      as="section"
      wrap="wrap"
      align="center"
      gap="4"
      p={{ base: '4', md: '5' }}
      bg="accent.subtle"
      borderRadius="md"
      borderWidth="1px"
      borderColor="accent"
    >
      <Box color="accent.fg">
        <Icon name="clock" size="7" />
      </Box>
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold">
          {t(isSubmitted ? 'students.notSent' : 'students.running')}
        </Text>
        <Text fontVariantNumeric="tabular-nums">{line()}</Text>
        {!isOnThisDevice && <Text fontSize="sm">{t('students.runningElsewhere')}</Text>}
      </Box>
      <ButtonLink
        variant="accent"
        to={attemptPath(kind, examId, resultId)}
        aria-label={t(isSubmitted ? 'students.openExam' : 'students.continueCourse', { title })}
      >
        {t(isSubmitted ? 'students.open' : 'students.continue')}
      </ButtonLink>
    </Flex>
  );
}
