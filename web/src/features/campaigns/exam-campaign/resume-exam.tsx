/** A running attempt, on this device or another one, with the time left and a link to resume it. */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SteadyDigits } from '../../../ui/content/steady-digits.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { clockFace } from '../../exam-room/components/status/clock-face.ts';
import { attemptPath, type OpenAttempt } from '../../exam-room/storage/open-attempts.ts';
import { useCountdown } from '../../exam-room/sync/use-countdown.ts';

export function ResumeExam({ attempt }: { readonly attempt: OpenAttempt }) {
  const { t, digits } = useI18n();
  const seconds = useCountdown(attempt);
  const isUp = seconds === 0;
  const { isOnThisDevice, isSubmitted } = attempt;
  const overText = t(isOnThisDevice ? 'campaigns.toSend' : 'campaigns.timeUp');
  const runningText = isUp ? overText : t('campaigns.running');
  return (
    <>
      <Text mb="3" fontVariantNumeric="tabular-nums">
        {isSubmitted ? t('campaigns.notSent') : runningText}
        {seconds !== null && !isUp && !isSubmitted && (
          <>
            {' '}
            <SteadyDigits>
              {t('campaigns.timeLeft', { time: digits(clockFace(seconds)) })}
            </SteadyDigits>
          </>
        )}
      </Text>
      {(isOnThisDevice || !isUp) && (
        <ButtonLink
          variant="accent"
          size="lg"
          to={attemptPath(attempt.kind, attempt.examId, attempt.resultId)}
        >
          {t(isSubmitted ? 'campaigns.openSubmitted' : 'campaigns.resume')}
        </ButtonLink>
      )}
    </>
  );
}
