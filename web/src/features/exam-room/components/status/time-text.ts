/** Formats a duration for lists: 3 d 4 h, 2 h 5 min, 4 min. */
import type { Translate } from '../../../../i18n/i18n.tsx';

/**
 * Minutes are rounded up, so that a closed exam never "opens in 0 min", and omitted if there are
 * days.
 */
export function timeText(seconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  const parts = [
    days > 0 && t('timetable.days', { count: days }),
    hours > 0 && t('timetable.hours', { count: hours }),
    days === 0 && rest > 0 && t('timetable.minutes', { count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}
