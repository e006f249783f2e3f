/** One question after submission: what I chose, what was right, the marks with the reason in words, and the explanation. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { optionLetter } from '../../i18n/option-letters.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { ReviewedQuestion_QuestionFragment } from './generated/reviewed-question.ts';
import { type Outcome, outcomeOf } from './review.ts';

interface ReviewedQuestionProps {
  readonly question: ReviewedQuestion_QuestionFragment;
  readonly number: number;
  readonly subjectName: string | null;
  /** What a question that is not right costs, in percent of its marks. */
  readonly negativePercent: number;
}

const reasons = {
  CORRECT: 'results.reasonCorrect',
  WRONG: 'results.reasonWrong',
  BLANK: 'results.reasonBlank',
  BLANK_DEDUCTED: 'results.reasonBlankDeducted',
  BLANK_EMPTY_KEY: 'results.reasonBlankEmptyKey',
} as const;

const icons: Readonly<Record<Outcome, IconName>> = { correct: 'check', wrong: 'close', blank: 'minus' };

const Card = chakra('article', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 24rem',
    '& .option': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minH: '10',
      px: '3',
      py: '1.5',
      borderWidth: '1px',
      borderRadius: 'sm',
    },
    '& .option[data-right]': { borderColor: 'primary', bg: 'primary.subtle' },
    '& .option[data-missed]': { borderColor: 'error', bg: 'error.subtle' },
    '& .letter': { fontWeight: 'semibold', minW: '1.25rem', textAlign: 'center' },
    '& .tag': {
      marginInlineStart: 'auto',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& [data-right] .tag': { color: 'primary.fg' },
    '& [data-missed] .tag': { color: 'error.fg' },
    '@media print': { breakInside: 'avoid', contentVisibility: 'visible' },
  },
});

export function ReviewedQuestion({ question, number, subjectName, negativePercent }: ReviewedQuestionProps) {
  const { t, lang, digits } = useI18n();
  const { text, options, points, score, reason, explanation } = question;
  const outcome = outcomeOf(question);
  const sign = score > 0 ? '+' : '';
  const why = score < 0 ? t('results.arithmetic', { points: digits(points), percent: digits(negativePercent) }) : '';

  return (
    <Card>
      {subjectName && (
        <Text fontSize="sm" color="fg.muted" mb="1">
          {subjectName}
        </Text>
      )}
      <Flex gap="3" mb="3" fontSize="lg" lineHeight="snug">
        <chakra.span fontWeight="semibold" color="primary.fg" fontVariantNumeric="tabular-nums">
          {digits(number)}.
        </chakra.span>
        <RichHtml html={text.html} />
      </Flex>
      <Box as="ul" listStyle="none" m="0" p="0" display="grid" gap="2">
        {options.map(({ id, text: option, isCorrect, isSelected }, index) => (
          <li key={id} className="option" data-right={isCorrect || undefined} data-missed={(isSelected && !isCorrect) || undefined}>
            <span className="letter">{optionLetter(index, lang)}</span>
            <RichHtml as="span" html={option.html} />
            {(isSelected || isCorrect) && (
              <span className="tag">
                <Icon name={isCorrect ? 'check' : 'close'} size="4" />
                {t(isSelected ? (isCorrect ? 'results.mineAndRight' : 'results.mine') : 'results.right')}
              </span>
            )}
          </li>
        ))}
      </Box>
      <Flex
        align="center"
        wrap="wrap"
        columnGap="3"
        rowGap="1"
        mt="3"
        color={outcome === 'wrong' || score < 0 ? 'error.fg' : outcome === 'correct' ? 'primary.fg' : 'fg.muted'}
      >
        <Icon name={icons[outcome]} />
        <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {t('results.marks', { marks: `${sign}${digits(score)}`, count: score })}
        </chakra.strong>
        <span>
          {t(reasons[reason])}
          {why && ` ${why}`}
        </span>
      </Flex>
      {explanation && (
        <Box mt="3" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent">
          <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
            {t('results.explanation')}
          </Text>
          <RichHtml html={explanation.html} />
        </Box>
      )}
    </Card>
  );
}
