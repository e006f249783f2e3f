/** How much a part of a course holds, in words; what the host does not count is left out. */
import { useI18n } from '../../i18n/i18n.tsx';

interface Counts {
  readonly lessonCount?: number | null;
  readonly noteCount?: number | null;
  readonly examCount?: number | null;
}

export function useInside(): (counts: Counts) => string[] {
  const { t } = useI18n();
  return ({ lessonCount, noteCount, examCount }) => [
    ...(lessonCount ? [t('ui.lessonCount', { count: lessonCount })] : []),
    ...(noteCount ? [t('ui.noteCount', { count: noteCount })] : []),
    ...(examCount ? [t('ui.examCount', { count: examCount })] : []),
  ];
}
