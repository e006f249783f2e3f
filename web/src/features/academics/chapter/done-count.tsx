/** The number of finished lessons, for users whose progress is stored. */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';

export interface CountedLesson {
  readonly progress: { readonly done: boolean } | null;
}

/** Renders nothing if no lesson has stored progress. */
export function DoneCount({ lessons }: { readonly lessons: readonly CountedLesson[] }) {
  const { t } = useI18n();
  const lessonsWithProgress = lessons.filter(({ progress }) => progress !== null);
  if (lessonsWithProgress.length === 0) return null;
  const done = lessonsWithProgress.filter(({ progress }) => progress?.done).length;
  const isAll = done === lessonsWithProgress.length;
  return (
    <Flex align="center" gap="1" mt="1" fontSize="sm" color={isAll ? 'primary.fg' : 'fg.muted'}>
      {isAll && <Icon name="check" size="4" />}
      {t('academics.doneCount', { done, count: lessonsWithProgress.length })}
    </Flex>
  );
}
