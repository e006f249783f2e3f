/**
 * The progress in one course, below its name. Renders nothing if the server does not report
 * progress.
 */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';

export function CourseDone({ percent }: { readonly percent: number | null }) {
  const { t } = useI18n();
  if (percent === null) return null;
  return (
    <Text fontSize="sm" fontWeight="normal" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t('students.courseDone', { value: Math.round(percent) })}
    </Text>
  );
}
