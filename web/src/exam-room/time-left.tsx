/** The time left of an attempt that is open on this device, as a word in a row. */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icons.tsx';
import type { AttemptHead } from './attempt-store.ts';
import { clockFace } from './countdown.tsx';
import { useCountdown } from './use-countdown.ts';

export function TimeLeft({ head }: { readonly head: AttemptHead }) {
  const { t, digits } = useI18n();
  const seconds = useCountdown(head);
  if (seconds === null) return null;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color="accent.fg"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      <Icon name="clock" size="4" />
      {seconds > 0 ? t('exams.timeLeftShort', { time: digits(clockFace(seconds)) }) : t('exams.waitingToSend')}
    </chakra.span>
  );
}
