/** How late answers were, in minutes, hours or days. */
import type { Translate } from '../../../i18n/i18n.tsx';

const MINUTE_MS = 60_000;

export function lateBy(receivedAt: string, deadline: string, t: Translate): string {
  const minutes = Math.max(
    1,
    Math.round((Date.parse(receivedAt) - Date.parse(deadline)) / MINUTE_MS),
  );
  if (minutes < 120) return t('marking.lateMinutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t('marking.lateHours', { count: hours })
    : t('marking.lateDays', { count: Math.round(hours / 24) });
}
