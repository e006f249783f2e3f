/** Formats the minutes of a result as minutes and seconds. */
import type { Translate } from '../../i18n/i18n.tsx';

/** The time spent on a question, for example `45 s` or `2 min 5 s`. */
export function secondsText(seconds: number, t: Translate): string {
  return seconds < 60 ? t('results.seconds', { seconds }) : timeTaken(seconds / 60, t);
}

export function timeTaken(minutes: number, t: Translate): string {
  const seconds = Math.round(minutes * 60);
  return t('results.minutesSeconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
