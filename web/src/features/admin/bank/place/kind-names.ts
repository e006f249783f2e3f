/** The names of the kinds of questions in the language of the interface. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { KindName } from './bank-filter.ts';

export function useKindNames(): Readonly<Record<KindName, string>> {
  const { t } = useI18n();
  return {
    MCQ: t('questionbank.mcq'),
    WRITTEN: t('questionbank.written'),
    CREATIVE: t('questionbank.creative'),
  };
}
