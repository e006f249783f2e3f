/**
 * Statistics of the questions, doubtful ones first: the share of correct answers, the
 * discrimination, and how often each option was chosen.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { SourceText } from '../formulas/source-text.tsx';
import { type Doubt, doubtsAbout, type QuestionStatistics, weightOf } from './doubtful.ts';
import type { StatisticsQuestion_QuestionFragment } from './generated/statistics.route.ts';

export type ExamQuestion = StatisticsQuestion_QuestionFragment;

const orders = ['doubtful', 'paper'] as const;
const doubtNames = {
  'wrong-option': 'monitoring.doubtWrongOption',
  negative: 'monitoring.doubtNegative',
  weak: 'monitoring.doubtWeak',
  hard: 'monitoring.doubtHard',
  easy: 'monitoring.doubtEasy',
} as const satisfies Record<Doubt, string>;

interface QuestionStatisticsListProps {
  readonly statistics: readonly QuestionStatistics[];
  readonly examinedCount: number;
  readonly questions: readonly ExamQuestion[];
  readonly keyCorrectionPath: string | undefined;
}

export function QuestionStatisticsList({
  statistics,
  examinedCount,
  questions,
  keyCorrectionPath,
}: QuestionStatisticsListProps) {
  const { t } = useI18n();
  const order = useFilter('order', orders);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const cards = statistics.map((questionStatistics, index) => {
    const question = byId.get(questionStatistics.questionId);
    const correctIds =
      question?.options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id) ?? [];
    return {
      statistics: questionStatistics,
      question,
      number: index + 1,
      doubts: doubtsAbout(questionStatistics, correctIds),
    };
  });
  const sorted =
    order === 'paper'
      ? cards
      : cards.toSorted((a, b) => weightOf(b.doubts) - weightOf(a.doubts) || a.number - b.number);
  const doubtfulCount = cards.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <Section title={t('monitoring.questions')}>
      <Text mb="4" maxW="reading">
        {t('monitoring.explained')} {t('monitoring.doubtful', { count: doubtfulCount })}
      </Text>
      <FilterLinks
        label={t('monitoring.order')}
        name="order"
        options={[
          ['doubtful', t('monitoring.doubtfulFirst')],
          ['paper', t('monitoring.paperOrder')],
        ]}
        current={order}
      />
      <Stack gap="4">
        {sorted.map((card) => (
          <QuestionStatisticsCard
            key={card.statistics.questionId}
            {...card}
            examinedCount={examinedCount}
            keyCorrectionPath={keyCorrectionPath}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface QuestionStatisticsCardProps {
  readonly statistics: QuestionStatistics;
  /** Undefined if the exam no longer has the question. */
  readonly question: ExamQuestion | undefined;
  /** Its place in the exam, from 1. */
  readonly number: number;
  readonly doubts: readonly Doubt[];
  readonly examinedCount: number;
  readonly keyCorrectionPath: string | undefined;
}

function QuestionStatisticsCard({
  statistics,
  question,
  number,
  doubts,
  examinedCount,
  keyCorrectionPath,
}: QuestionStatisticsCardProps) {
  const { t, digits } = useI18n();
  const { answeredCount, correctCount, discrimination, adjustment } = statistics;
  const share = (count: number) => (examinedCount === 0 ? 0 : (count / examinedCount) * 100);
  const percentOf = (count: number) => digits(Math.round(share(count)));
  const chosenCount = (optionId: string) =>
    statistics.options.find((option) => option.optionId === optionId)?.chosenCount ?? 0;
  return (
    <Box as="article" p={{ base: '3', md: '4' }} borderWidth="1px" borderRadius="md" minW="0">
      <Flex gap="3" mb="2">
        <chakra.span fontWeight="semibold" color="primary.fg" fontVariantNumeric="tabular-nums">
          {digits(number)}.
        </chakra.span>
        <Box minW="0" flex="1">
          {question ? <SourceText source={question.text} /> : t('monitoring.questionGone')}
        </Box>
      </Flex>
      <Text mb="2">
        {t('monitoring.right', { percent: percentOf(correctCount) })} ·{' '}
        {t('monitoring.left', { percent: percentOf(examinedCount - answeredCount) })}
        {discrimination !== null &&
          ` · ${t('monitoring.discrimination', { value: digits(discrimination) })}`}
      </Text>
      {adjustment !== null && (
        <Text mb="2">{t(adjustment === 'BONUS' ? 'monitoring.isBonus' : 'monitoring.isVoid')}</Text>
      )}
      {doubts.length > 0 && <DoubtList doubts={doubts} />}
      {question && (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
          {question.options.map((option, index) => (
            <OptionBar
              key={option.id}
              option={option}
              index={index}
              chosenCount={chosenCount(option.id)}
              share={share(chosenCount(option.id))}
            />
          ))}
        </chakra.ul>
      )}
      {doubts.length > 0 && question && keyCorrectionPath && (
        <ButtonLink
          mt="3"
          variant="outline"
          to={`${keyCorrectionPath}#question-${encodeURIComponent(question.id)}`}
        >
          {t('admin.correctKey')}
        </ButtonLink>
      )}
    </Box>
  );
}

function DoubtList({ doubts }: { readonly doubts: readonly Doubt[] }) {
  const { t } = useI18n();
  return (
    <chakra.ul listStyleType="none" m="0" mb="3" p="0" display="grid" gap="1">
      {doubts.map((doubt) => (
        <Flex as="li" key={doubt} gap="2" color="warning.fg">
          <Icon name="alert" size="5" />
          {t(doubtNames[doubt])}
        </Flex>
      ))}
    </chakra.ul>
  );
}

interface OptionBarProps {
  readonly option: ExamQuestion['options'][number];
  /** Its place in the question, from 0. */
  readonly index: number;
  readonly chosenCount: number;
  /** The share of the examined submissions that chose it, in percent. */
  readonly share: number;
}

function OptionBar({ option, index, chosenCount, share }: OptionBarProps) {
  const { t, digits, lang } = useI18n();
  return (
    <li>
      <Flex gap="2" align="baseline">
        <chakra.span fontWeight="semibold">{optionLetter(index, lang)}</chakra.span>
        <Flex flex="1" minW="0" wrap="wrap" align="baseline" columnGap="2">
          <SourceText source={option.text} />
          {option.isCorrect && (
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="1"
              fontSize="sm"
              color="primary.fg"
            >
              <Icon name="check" size="4" />
              {t('admin.correct')}
            </chakra.span>
          )}
        </Flex>
        <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {t('monitoring.chosen', { count: chosenCount, percent: digits(Math.round(share)) })}
        </chakra.span>
      </Flex>
      <chakra.div aria-hidden="true" h="2" bg="bg.subtle" borderRadius="sm" overflow="hidden">
        <chakra.div
          h="full"
          bg={option.isCorrect ? 'primary' : 'border.strong'}
          style={{ width: `${share}%` }}
        />
      </chakra.div>
    </li>
  );
}
