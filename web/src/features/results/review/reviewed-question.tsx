/**
 * One question of the review: the student's answer, the correct one, the marks with their reason
 * and calculation, and the explanation.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { memo } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon, type IconName } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { QuestionCorrections } from '../key-corrections/question-corrections.tsx';
import { secondsText } from '../time-taken.ts';
import { deductionText, signedNumber } from './arithmetic-text.ts';
import { JudgedOptions, QuestionFrame, QuestionHead, SideNote } from './question-parts.tsx';
import {
  type NumberedQuestion,
  type Outcome,
  outcomeOf,
  type ReviewedQuestion as Question,
} from './review.ts';
import { reviewElementId } from './use-review-list.ts';

interface ReviewedQuestionProps {
  readonly item: NumberedQuestion<Question>;
  /** The deduction for a question that is not correct, in percent of its marks. */
  readonly negativePercent: number;
  /** Whether it was marked as unsure in the exam. */
  readonly isUnsure: boolean;
  /** The time spent on it; 0 if it was not measured, null if no question's was. */
  readonly seconds: number | null;
}

const reasons = {
  CORRECT: 'results.reasonCorrect',
  WRONG: 'results.reasonWrong',
  BLANK: 'results.reasonBlank',
  BLANK_DEDUCTED: 'results.reasonBlankDeducted',
  BLANK_EMPTY_KEY: 'results.reasonBlankEmptyKey',
  BONUS: 'results.reasonBonus',
  VOID: 'results.reasonVoid',
} as const;

const icons: Readonly<Record<Outcome, IconName>> = {
  correct: 'check',
  wrong: 'close',
  blank: 'minus',
  adjusted: 'edit',
};

function colorOf(outcome: Outcome, score: number): string {
  if (outcome === 'adjusted') return 'fg';
  if (outcome === 'wrong' || score < 0) return 'error.fg';
  return score > 0 ? 'primary.fg' : 'fg.muted';
}

export const ReviewedQuestion = memo(function ReviewedQuestion({
  item,
  negativePercent,
  isUnsure,
  seconds,
}: ReviewedQuestionProps) {
  const { t, digits } = useI18n();
  const { question, number, subjectName } = item;
  const { text, options, score, reason, explanation } = question;
  const outcome = outcomeOf(question);
  const arithmetic = deductionText(question, negativePercent, digits);

  return (
    <QuestionFrame
      id={reviewElementId(number)}
      tabIndex={-1}
      aria-label={t('results.mapQuestion', { number })}
    >
      <QuestionHead
        number={number}
        subjectName={subjectName}
        html={text.html}
        isUnsure={isUnsure}
      />
      <JudgedOptions options={options} isAdjusted={outcome === 'adjusted'} />
      <Flex
        align="center"
        wrap="wrap"
        columnGap="3"
        rowGap="1"
        mt="3"
        color={colorOf(outcome, score)}
      >
        <Icon name={icons[outcome]} />
        <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {t('results.marks', { marks: signedNumber(score, digits), count: Math.abs(score) })}
        </chakra.strong>
        <span>{t(reasons[reason])}</span>
        {arithmetic && <chakra.span fontVariantNumeric="tabular-nums">{arithmetic}</chakra.span>}
      </Flex>
      {seconds !== null && (
        <Flex
          align="center"
          gap="1.5"
          mt="2"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <Icon name="clock" size="4" />
          {t('results.questionTime', {
            time: seconds > 0 ? secondsText(seconds, t) : t('results.notMeasured'),
          })}
        </Flex>
      )}
      {explanation && (
        <SideNote title={t('results.explanation')}>
          <RichHtml html={explanation.html} />
        </SideNote>
      )}
      <QuestionCorrections question={question} />
    </QuestionFrame>
  );
});
