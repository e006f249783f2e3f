/**
 * The questions that were read, as students will see them, with the problems of each and a checkbox
 * to import it.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ShowMore } from '../../../../ui/page/show-more.tsx';
import { SourceText } from '../../formulas/source-text.tsx';
import { KeyedOptions } from '../../questions/keyed-options.tsx';
import { WrittenQuestionText } from '../../questions/written-question-text.tsx';
import { isFaultless, isWarning, type Problem, type ReadQuestion } from '../read/question.ts';

/** Number of questions rendered at once. */
const PAGE = 50;

const LineButton = chakra('button', {
  base: { minH: 'target', px: '1', textDecoration: 'underline', cursor: 'pointer' },
});

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly onGoToLine: (line: number) => void;
}

export function Problems({ problems, onGoToLine }: ProblemsProps) {
  const { t } = useI18n();
  const types: Readonly<Record<string, string>> = {
    Numerical: t('questionfiles.ofNumerical'),
    Short: t('questionfiles.ofShort'),
    Matching: t('questionfiles.ofMatching'),
    Description: t('questionfiles.ofDescription'),
  };
  if (problems.length === 0) return null;
  return (
    <Stack as="ul" gap="1" fontSize="sm">
      {problems.map((problem) => (
        <chakra.li
          key={`${problem.line} ${problem.code} ${problem.detail}`}
          color={isWarning(problem) ? 'fg.muted' : 'error.fg'}
        >
          <LineButton
            type="button"
            aria-label={t('questionfiles.toLine', { line: problem.line })}
            onClick={() => onGoToLine(problem.line)}
          >
            {t('questionfiles.line', { line: problem.line })}
          </LineButton>
          {': '}
          {t(`questionfiles.${problem.code}`, { detail: types[problem.detail] ?? problem.detail })}
        </chakra.li>
      ))}
    </Stack>
  );
}

interface ImportPreviewProps {
  readonly questions: readonly ReadQuestion[];
  readonly canBeImported: (question: ReadQuestion) => boolean;
  readonly isChosen: (index: number) => boolean;
  readonly onChoose: (index: number, isChosen: boolean) => void;
  readonly onGoToLine: (line: number) => void;
}

export function ImportPreview({
  questions,
  canBeImported,
  isChosen,
  onChoose,
  onGoToLine,
}: ImportPreviewProps) {
  const { t } = useI18n();
  const [visibleCount, setVisibleCount] = useState(PAGE);
  const rest = questions.length - visibleCount;
  return (
    <Stack gap="3">
      <Stack as="ol" gap="3" listStyleType="none">
        {questions.slice(0, visibleCount).map((question, index) => (
          <Preview
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            key={index}
            question={question}
            canBeImported={canBeImported(question)}
            number={index + 1}
            isChosen={isChosen(index)}
            onChoose={(chosen) => onChoose(index, chosen)}
            onGoToLine={onGoToLine}
          />
        ))}
      </Stack>
      <ShowMore mt="0" hasMore={rest > 0} onClick={() => setVisibleCount(visibleCount + PAGE)}>
        {t('questionfiles.showMore', { count: Math.min(rest, PAGE) })}
      </ShowMore>
    </Stack>
  );
}

interface PreviewProps {
  readonly question: ReadQuestion;
  readonly canBeImported: boolean;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onGoToLine: (line: number) => void;
}

function Preview({
  question,
  canBeImported,
  number,
  isChosen,
  onChoose,
  onGoToLine,
}: PreviewProps) {
  const { t } = useI18n();
  const { line, text, options, points, explanation, isWritten, problems } = question;
  return (
    <chakra.li
      p="3"
      borderWidth="1px"
      borderColor={isFaultless(question) ? 'border' : 'error.fg'}
      borderRadius="md"
      minW="0"
    >
      <Flex
        as="label"
        align="center"
        gap="2"
        minH="target"
        cursor={canBeImported ? 'pointer' : 'default'}
        fontWeight="semibold"
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!canBeImported}
          aria-label={t('questionfiles.takeQuestion', { number })}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {t('questionfiles.questionAtLine', { number, line })}
      </Flex>
      {isWritten && (
        <Text fontSize="sm" color="fg.muted">
          {t('questionfiles.isWritten')}
        </Text>
      )}
      <Box>{isWritten ? <WrittenQuestionText text={text} /> : <SourceText source={text} />}</Box>
      <KeyedOptions options={options} />
      {explanation && (
        <Box mt="2" ps="3" borderStartWidth="3px" fontSize="sm">
          <SourceText source={explanation} />
        </Box>
      )}
      {points && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          {t('questionfiles.worth', { points })}
        </Text>
      )}
      <Problems problems={problems} onGoToLine={onGoToLine} />
      {canBeImported && !isFaultless(question) && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          {t('questionfiles.mendHint')}
        </Text>
      )}
    </chakra.li>
  );
}
