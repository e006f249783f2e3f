/**
 * The exam that runs, at the lower edge of every page, with the way back into it. It sticks below the page's content, so that nothing
 * moves when it comes. layout.tsx fetches it only where an exam may run.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { clockFace } from '../exam-room/clock-face.ts';
import type { OpenAttempt_AttemptFragment } from '../exam-room/generated/open-attempt.ts';
import { type OpenAttempt, sittingAddress, useOpenAttempts } from '../exam-room/open-attempts.ts';
import { useCountdown } from '../exam-room/use-countdown.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icons.tsx';
import { noteExamElsewhere } from './exam-elsewhere.ts';
import { useRunningExamQuery } from './generated/running-exam.ts';

const none: readonly OpenAttempt_AttemptFragment[] = [];

const Strip = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    px: '4',
    py: '2',
    bg: 'accent.subtle',
    borderTopWidth: '1px',
    borderColor: 'accent',
  },
});

export function RunningExam({ userId }: { readonly userId: string }) {
  const { data } = useRunningExamQuery();
  const { pathname } = useLocation();
  const onServer = data?.openAttempts ?? none;
  const attempts = useOpenAttempts(userId, onServer);
  const [soonest] = attempts.toSorted((a, b) => a.endsAt - b.endsAt);

  // Begun on another device: the next visit of this one looks for it too.
  useEffect(() => {
    if (onServer.length > 0) noteExamElsewhere(Math.max(...onServer.map(({ deadline }) => Date.parse(deadline))));
  }, [onServer]);

  // The dashboard begins with it.
  if (!soonest || pathname === paths.studentDashboard()) return null;
  return <RunningStrip attempt={soonest} />;
}

function RunningStrip({ attempt }: { readonly attempt: OpenAttempt }) {
  const { t, digits } = useI18n();
  const seconds = useCountdown(attempt);
  // Not known yet, or over: what is still to be sent goes by itself.
  if (!seconds) return null;
  const { kind, examId, resultId, title } = attempt;
  return (
    <Strip aria-label={t('room.running')}>
      <Box display={{ base: 'none', sm: 'block' }}>
        <Icon name="clock" />
      </Box>
      <Text minW="0" fontSize={{ base: 'sm', sm: 'md' }} lineHeight="snug" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('room.runningLine', { title, time: digits(clockFace(seconds)) })}
      </Text>
      <ButtonLink variant="accent" flexShrink="0" to={sittingAddress(kind, examId, resultId)}>
        {t('room.goOn')}
      </ButtonLink>
    </Strip>
  );
}
