/** The names of the difficulties in the language of the interface. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { DifficultyName } from './bank-filter.ts';

export function useDifficultyNames(): Readonly<Record<DifficultyName, string>> {
  const { t } = useI18n();
  return {
    EASY: t('questionbank.easy'),
    MEDIUM: t('questionbank.medium'),
    HARD: t('questionbank.hard'),
  };
}
