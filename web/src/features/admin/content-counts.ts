/**
 * Content counts of a part of a course as localized texts. Counts that are zero or not reported by
 * the host are omitted.
 */
import { useI18n } from '../../i18n/i18n.tsx';

interface Counts {
  readonly lessonCount?: number | null;
  readonly noteCount?: number | null;
  readonly examCount?: number | null;
}

export function useContentCountTexts(): (counts: Counts) => string[] {
  const { t } = useI18n();
  return ({ lessonCount, noteCount, examCount }) => [
    ...(lessonCount ? [t('ui.lessonCount', { count: lessonCount })] : []),
    ...(noteCount ? [t('ui.noteCount', { count: noteCount })] : []),
    ...(examCount ? [t('ui.examCount', { count: examCount })] : []),
  ];
}
