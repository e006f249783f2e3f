/** Shows that the attempt is excluded from its contest, with the published reason. */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ErrorBox } from '../../../ui/page/error-box.tsx';
import type { Review } from '../review/review.ts';

export function Exclusion({ exclusion }: Pick<Review, 'exclusion'>) {
  const { t, date } = useI18n();
  if (!exclusion) return null;
  return (
    <ErrorBox role="note" my="4" p="4">
      <Text fontWeight="semibold">
        {t('results.excluded', { date: date(exclusion.excludedAt) })}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {t('results.excludedReason', { reason: exclusion.reason })}
      </Text>
    </ErrorBox>
  );
}
