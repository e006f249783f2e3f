/**
 * A question of the bank as students will see it, with its key, where it belongs, and a checkbox to
 * choose it.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SourceText } from '../formulas/source-text.tsx';
import { KeyedOptions } from '../questions/keyed-options.tsx';
import { WrittenQuestionText } from '../questions/written-question-text.tsx';
import type { BankQuestion_QuestionFragment as BankQuestion } from './generated/bank.ts';
import { useDifficultyNames } from './place/difficulty-names.ts';
import { useKindNames } from './place/kind-names.ts';

interface QuestionEntryProps {
  readonly question: BankQuestion;
  /** The number in the list, from 1. */
  readonly number: number;
  readonly isChosen: boolean;
  /** The reason why it cannot be chosen; null if it can. */
  readonly reason?: string | null;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children?: ReactNode;
}

export function QuestionEntry({
  question,
  number,
  isChosen,
  reason = null,
  onChoose,
  children,
}: QuestionEntryProps) {
  const { t } = useI18n();
  const { kind, text, options, explanation } = question;
  return (
    <chakra.li
      p="3"
      borderWidth="1px"
      borderColor={isChosen ? 'primary' : 'border'}
      borderRadius="md"
      minW="0"
    >
      <Flex align="center" justify="space-between" gap="3">
        <Flex
          as="label"
          align="center"
          gap="2"
          minH="target"
          minW="target"
          cursor={reason ? 'default' : 'pointer'}
          fontWeight="semibold"
        >
          <input
            type="checkbox"
            checked={isChosen}
            disabled={reason !== null}
            aria-label={t('questionbank.chooseQuestion', { number })}
            onChange={({ target }) => onChoose(target.checked)}
          />
          {t('admin.question', { number })}
        </Flex>
        {children}
      </Flex>
      <KindAndPoints question={question} />
      <Box>
        {kind === 'MCQ' ? <SourceText source={text} /> : <WrittenQuestionText text={text} />}
      </Box>
      <KeyedOptions options={options} />
      {explanation && (
        <Box mt="2" ps="3" borderStartWidth="3px" fontSize="sm">
          <Text fontWeight="semibold">
            {t(kind === 'MCQ' ? 'admin.explanation' : 'admin.guidelines')}
          </Text>
          <SourceText source={explanation} />
        </Box>
      )}
      <PlaceAndUsage question={question} />
      {reason && (
        <Text fontSize="sm" color="fg.muted">
          {reason}
        </Text>
      )}
    </chakra.li>
  );
}

function KindAndPoints({ question: { kind, points } }: { readonly question: BankQuestion }) {
  const { t } = useI18n();
  const names = useKindNames();
  const worth =
    kind === 'MCQ'
      ? t('questionfiles.worth', { points })
      : t('questionbank.marksCount', { marks: points });
  return (
    <Text mb="1" fontSize="sm" color="fg.muted">
      {names[kind]} · {worth}
    </Text>
  );
}

function PlaceAndUsage({
  question: { subject, chapter, difficulty, tags, usageCount },
}: {
  readonly question: BankQuestion;
}) {
  const { t } = useI18n();
  const names = useDifficultyNames();
  const place = [
    subject,
    chapter,
    difficulty ? names[difficulty] : '',
    ...tags.map((tag) => `#${tag}`),
  ].filter(Boolean);
  const usage =
    usageCount > 0 ? t('questionbank.usedIn', { count: usageCount }) : t('questionbank.neverUsed');
  return (
    <Text mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {[...place, usage].join(' · ')}
    </Text>
  );
}
