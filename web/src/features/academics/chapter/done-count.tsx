/** How many of some lessons are done, in words; for somebody who has an own progress. */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';

export interface CountedLesson {
  readonly progress: { readonly done: boolean } | null;
}

/** Nothing is said where there are no lessons, and where no progress is kept. */
export function DoneCount({ lessons }: { readonly lessons: readonly CountedLesson[] }) {
  const { t } = useI18n();
  const counted = lessons.filter(({ progress }) => progress !== null);
  if (counted.length === 0) return null;
  const done = counted.filter(({ progress }) => progress?.done).length;
  const isAll = done === counted.length;
  return (
    <Flex align="center" gap="1" mt="1" fontSize="sm" color={isAll ? 'primary.fg' : 'fg.muted'}>
      {isAll && <Icon name="check" size="4" />}
      {t('academics.doneCount', { done, count: counted.length })}
    </Flex>
  );
}
