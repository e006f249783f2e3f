/** Formats the minutes of a result as minutes and seconds. */
import type { Translate } from '../../i18n/i18n.tsx';

export function timeTaken(minutes: number, t: Translate): string {
  const seconds = Math.round(minutes * 60);
  return t('results.minutesSeconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
