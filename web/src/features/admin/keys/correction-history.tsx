/** All corrections of an exam, newest first, with their reasons. */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Section } from '../../../ui/page/section.tsx';
import { type Correction, kindNames, type NumberedQuestion } from './correction-values.ts';

interface CorrectionHistoryProps {
  readonly corrections: readonly Correction[];
  readonly questions: readonly NumberedQuestion[];
}

export function CorrectionHistory({ corrections, questions }: CorrectionHistoryProps) {
  const { t, lang, dateTime } = useI18n();
  return (
    <Section title={t('keys.history')}>
      {corrections.length === 0 && <Text color="fg.muted">{t('keys.noHistory')}</Text>}
      <chakra.ol listStyleType="none" display="grid" gap="4">
        {corrections.map(
          ({
            id,
            questionId,
            kind,
            correctOptionIds,
            previousOptionIds,
            reason,
            correctedAt,
            correctedBy,
          }) => {
            const item = questions.find(({ question }) => question.id === questionId);
            const letters = (ids: readonly string[]) =>
              item?.question.options
                .flatMap((option, index) =>
                  ids.includes(option.id) ? [optionLetter(index, lang)] : [],
                )
                .join(', ') || '–';
            return (
              <li key={id}>
                <Text fontWeight="semibold">
                  {item ? t('admin.question', { number: item.number }) : t('keys.removedQuestion')}:{' '}
                  {t(kindNames[kind])}
                  {kind === 'KEY' &&
                    ` (${letters(previousOptionIds)} → ${letters(correctOptionIds)})`}
                </Text>
                <Box whiteSpace="pre-line" overflowWrap="anywhere">
                  {reason}
                </Box>
                <Text fontSize="sm" color="fg.muted">
                  {t('keys.madeBy', {
                    time: dateTime(correctedAt),
                    name: correctedBy ?? t('keys.unknownAdmin'),
                  })}
                </Text>
              </li>
            );
          },
        )}
      </chakra.ol>
    </Section>
  );
}
