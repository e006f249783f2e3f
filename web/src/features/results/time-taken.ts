/** Formats the minutes of a result as minutes and seconds. */
import type { Translate } from '../../i18n/i18n.tsx';
import { minutesAndSeconds } from '../../i18n/minutes-and-seconds.ts';

/** The time spent on a question, for example `45 s` or `2 min 5 s`. */
export function secondsText(seconds: number, t: Translate): string {
  return seconds < 60 ? t('results.seconds', { seconds }) : timeTaken(seconds / 60, t);
}

export function timeTaken(minutes: number, t: Translate): string {
  return t('results.minutesSeconds', minutesAndSeconds(minutes));
}
