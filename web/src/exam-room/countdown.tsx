/** The time left. Silent for screen readers while it ticks; they are told, politely, at ten, five and one minutes. */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** 1:04:09, 04:09 */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const ANNOUNCED_MINUTES = [10, 5, 1];

/** The words stay for some seconds, so that no tick can swallow them. */
const announcedMinutes = (seconds: number) => ANNOUNCED_MINUTES.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 5);

export function Countdown({ seconds }: { readonly seconds: number | null }) {
  const { t, digits } = useI18n();
  const minutes = seconds === null ? undefined : announcedMinutes(seconds);
  const isLate = seconds !== null && seconds <= 300;
  return (
    <>
      <Flex
        role="timer"
        aria-live="off"
        aria-label={t('exams.timeLeft')}
        align="center"
        gap="2"
        px="3"
        minH="target"
        borderRadius="md"
        fontSize={{ base: 'lg', md: 'xl' }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        bg={isLate ? 'accent.subtle' : 'bg.muted'}
        color={isLate ? 'accent.fg' : 'fg'}
      >
        <Icon name="clock" />
        {seconds === null ? '--:--' : digits(clockFace(seconds))}
      </Flex>
      <VisuallyHidden aria-live="polite">{minutes === undefined ? '' : t('exams.minutesLeft', { count: minutes })}</VisuallyHidden>
    </>
  );
}
