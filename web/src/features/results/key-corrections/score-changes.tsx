/**
 * How corrections have changed the score of a result, with their reasons. Renders nothing if there
 * are no changes.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { exactNumber } from '../review/arithmetic-text.ts';
import type { ScoreChanges_ChangeFragment } from './generated/score-changes.ts';

/** @param changes newest first; null if the host has no corrections */
export function ScoreChanges({
  changes,
}: {
  readonly changes: readonly ScoreChanges_ChangeFragment[] | null;
}) {
  const { t, date, digits } = useI18n();
  if (!changes || changes.length === 0) return null;
  return (
    <Box role="note" mt="4" p="4" bg="bg.muted" borderRadius="md">
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {changes.map(({ id, oldScore, newScore, changedAt, reasons }) => (
          <li key={id}>
            <Text fontWeight="semibold">
              {t('results.scoreChanged', {
                old: exactNumber(oldScore, digits),
                new: exactNumber(newScore, digits),
                date: date(changedAt),
              })}
            </Text>
            {reasons.map((reason, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two corrections may have the same reason, and the list never changes its order
              <Text key={index} whiteSpace="pre-line" overflowWrap="anywhere">
                <chakra.span color="fg.muted">{t('results.correctionReason')}</chakra.span> {reason}
              </Text>
            ))}
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
