/**
 * A bar at the bottom of every page with links to the running exams, the one that ends first on
 * top. It is sticky below the content, so that its appearance moves nothing. layout.tsx loads it
 * only if an exam may be running.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { clockFace } from '../../features/exam-room/components/status/clock-face.ts';
import type { OpenAttempt_AttemptFragment } from '../../features/exam-room/storage/generated/open-attempt.ts';
import {
  attemptPath,
  type OpenAttempt,
  useOpenAttempts,
} from '../../features/exam-room/storage/open-attempts.ts';
import { useCountdown } from '../../features/exam-room/sync/use-countdown.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { SteadyDigits } from '../../ui/content/steady-digits.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { storeExamElsewhere } from './exam-elsewhere.ts';
import { useRunningExamQuery } from './generated/running-exam.ts';

const NO_ATTEMPTS: readonly OpenAttempt_AttemptFragment[] = [];

const AttemptStrips = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    maxH: '40dvh',
    overflowY: 'auto',
    bg: 'accent.subtle',
    '&:empty': { display: 'none' },
  },
});

const AttemptStrip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    px: '4',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'accent',
  },
});

export function RunningExam({ userId }: { readonly userId: string }) {
  const { t } = useI18n();
  const { data } = useRunningExamQuery();
  const { pathname } = useLocation();
  const onServer = data?.openAttempts ?? NO_ATTEMPTS;
  const sorted = useOpenAttempts(userId, onServer)
    .filter(({ isSubmitted }) => !isSubmitted)
    .toSorted((a, b) => a.endsAt - b.endsAt);
  // Null or zero: no exam is running. Unsent answers are sent in the background.
  const secondsOfLast = useCountdown(sorted.at(-1) ?? null);

  // Stored so that the next visit on this device looks for exams from other devices.
  useEffect(() => {
    if (onServer.length > 0)
      storeExamElsewhere(Math.max(...onServer.map(({ deadline }) => Date.parse(deadline))));
  }, [onServer]);

  // Omitted on the dashboard, which shows the same at its top.
  if (!secondsOfLast || pathname === paths.studentDashboard()) return null;
  return (
    <AttemptStrips aria-label={t('room.running')}>
      {sorted.map((attempt) => (
        <RunningStrip key={`${attempt.kind} ${attempt.examId}`} attempt={attempt} />
      ))}
    </AttemptStrips>
  );
}

function RunningStrip({ attempt }: { readonly attempt: OpenAttempt }) {
  const { t, digits } = useI18n();
  const seconds = useCountdown(attempt);
  if (!seconds) return null;
  const { kind, examId, resultId, title } = attempt;
  return (
    <AttemptStrip>
      <Box display={{ base: 'none', sm: 'block' }}>
        <Icon name="clock" />
      </Box>
      <Text
        minW="0"
        fontSize={{ base: 'sm', sm: 'md' }}
        lineHeight="snug"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        <SteadyDigits>
          {t('room.runningLine', { title, time: digits(clockFace(seconds)) })}
        </SteadyDigits>
      </Text>
      <ButtonLink variant="accent" flexShrink="0" to={attemptPath(kind, examId, resultId)}>
        {t('room.goOn')}
      </ButtonLink>
    </AttemptStrip>
  );
}
