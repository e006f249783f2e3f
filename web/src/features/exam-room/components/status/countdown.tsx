/**
 * The time left. Screen readers announce it only at ten and five minutes (polite) and at one minute
 * (assertive).
 */
import { Box, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { SteadyDigits } from '../../../../ui/content/steady-digits.tsx';
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx';
import { clockFace } from './clock-face.ts';

/** From here on the countdown is highlighted, and shown even if the student has hidden it. */
const LATE_S = 300;

const ANNOUNCED_MINUTES = [10, 5, 1];

/** Announced for five seconds, so that a skipped tick cannot suppress the announcement. */
const announcedMinutes = (seconds: number) =>
  ANNOUNCED_MINUTES.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 5);

interface CountdownProps {
  readonly seconds: number | null;
  /** Students can hide the countdown until the last five minutes. */
  readonly isHidden: boolean;
}

export function Countdown({ seconds, isHidden }: CountdownProps) {
  const { t, digits } = useI18n();
  const minutes = seconds === null ? undefined : announcedMinutes(seconds);
  const isLate = seconds !== null && seconds <= LATE_S;
  const timeText = seconds === null ? '--:--' : digits(clockFace(seconds));
  const face = isHidden && !isLate ? t('paper.timeHidden') : timeText;
  const label = `${t('paper.timeLeft')}: ${face}`;
  const announcement = minutes === undefined ? '' : t('paper.minutesLeft', { count: minutes });
  return (
    <>
      <Flex
        role="timer"
        aria-live="off"
        aria-label={label}
        align="center"
        gap="2"
        px={{ base: '2', sm: '3' }}
        minH="target"
        borderRadius="md"
        fontSize={{ base: 'lg', md: 'xl' }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        bg={isLate ? 'accent.subtle' : 'bg.muted'}
        color={isLate ? 'accent.fg' : 'fg'}
        _highContrast={{ border: isLate ? '2px solid' : '1px solid' }}
      >
        {/* Hidden on small phones to save space. */}
        <Box display={{ base: 'none', sm: 'block' }}>
          <Icon name="clock" />
        </Box>
        {/* The label has the same text. */}
        <span aria-hidden="true">
          <SteadyDigits isLabelled>{face}</SteadyDigits>
        </span>
      </Flex>
      <VisuallyHidden aria-live="polite">{minutes === 1 ? '' : announcement}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{minutes === 1 ? announcement : ''}</VisuallyHidden>
    </>
  );
}
