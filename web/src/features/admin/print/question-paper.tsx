/**
 * The question paper, in two columns. A stem is printed once, above the questions that share it.
 */
import { questionPart } from '@alokpath/exam-rules/board-forms';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { stemRuns } from '../exams/board-forms/stem-group.ts';
import { readNumber } from '../form/numbers.ts';
import { SourceText } from '../formulas/source-text.tsx';
import { WrittenQuestionText } from '../questions/written-question-text.tsx';
import type { NumberedPart, PrintedExam } from './numbered-parts.ts';
import { SheetHead } from './sheet-head.tsx';

/** Options up to this length stand two in a row. */
const SHORT_OPTION = 24;

const Columns = chakra('div', {
  base: {
    columnCount: { base: 1, md: 2 },
    columnGap: '8mm',
    columnRule: '1px solid #999999',
    fontSize: 'sm',
    lineHeight: 'short',
    _print: { columnCount: 2 },
  },
});

export function QuestionPaper(exam: PrintedExam) {
  const { t, digits } = useI18n();
  const { values, parts } = exam;
  return (
    <>
      <SheetHead {...exam} hasStudent />
      {parts.length === 0 && (
        <Box as="ol" listStyleType="none">
          {values.writtenQuestions.map(({ storedId, text }, index) => (
            <Flex key={storedId} as="li" gap="2" mb="5" breakInside="avoid">
              <b>{digits(index + 1)}.</b> <WrittenQuestionText text={text} />
            </Flex>
          ))}
        </Box>
      )}
      {parts.map(({ name, questions }) => (
        <Box key={questions[0]?.number} mb="4">
          {name && (
            <chakra.h3 fontWeight="bold" textAlign="center" mb="2" breakAfter="avoid">
              {name}
            </chakra.h3>
          )}
          <Columns>
            {stemRuns(questions).map((run) => (
              <Fragment key={run.questions[0]?.number}>
                {run.stem !== null && <Stem stem={run.stem} questions={run.questions} />}
                {run.questions.map((question) => (
                  <Question
                    key={question.number}
                    question={question}
                    worth={t('paperprint.points', { points: readNumber(question.points) ?? 0 })}
                  />
                ))}
              </Fragment>
            ))}
          </Columns>
        </Box>
      ))}
    </>
  );
}

/** Once, above all questions that share it. */
function Stem({
  stem,
  questions,
}: {
  readonly stem: string;
  readonly questions: NumberedPart['questions'];
}) {
  const { t } = useI18n();
  const [from = 0, to = from] = [questions[0]?.number, questions.at(-1)?.number];
  return (
    <Box mb="2" breakInside="avoid" breakAfter="avoid">
      <b>
        {from === to
          ? t('boardforms.readAndAnswerOne', { number: from })
          : t('boardforms.readAndAnswer', { from, to })}
      </b>
      <Box ps="2" borderStart="2px solid #999999" mt="0.5">
        <SourceText source={stem} />
      </Box>
    </Box>
  );
}

function Question({
  question,
  worth,
}: {
  readonly question: NumberedPart['questions'][number];
  readonly worth: string;
}) {
  const { lang, digits } = useI18n();
  const { number, text, options, points } = question;
  const isShort = options.every(
    (option) => option.text.length <= SHORT_OPTION && !option.text.includes('\n'),
  );
  return (
    <Flex gap="2" mb="3" breakInside="avoid">
      <b>{digits(number)}.</b>
      <Box flex="1" minW="0">
        <SourceText source={questionPart(text)} />{' '}
        {readNumber(points) !== 1 && <small>({worth})</small>}
        <Grid templateColumns={isShort ? '1fr 1fr' : '1fr'} columnGap="3" mt="0.5">
          {options.map((option, index) => (
            <span key={option.storedId}>
              {optionLetter(index, lang)}) <SourceText source={option.text} />
            </span>
          ))}
        </Grid>
      </Box>
    </Flex>
  );
}
