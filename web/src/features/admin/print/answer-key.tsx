/**
 * The answer key for teachers: the correct letters and points of every question, and the
 * explanations.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { readNumber } from '../form/numbers.ts';
import { SourceText } from '../formulas/source-text.tsx';
import type { PrintedExam } from './numbered-parts.ts';
import { SheetHead } from './sheet-head.tsx';

export function AnswerKey(exam: PrintedExam) {
  const { t, lang, digits } = useI18n();
  const questions = exam.parts.flatMap((part) => part.questions);
  const explained = questions.filter(({ explanation }) => explanation.trim() !== '');
  return (
    <>
      <SheetHead {...exam} page={t('paperprint.key')} hasStudent={false} />
      <chakra.ol listStyleType="none" css={{ columnWidth: '32mm', columnGap: '6mm' }} fontSize="sm">
        {questions.map(({ number, options, points }) => (
          <Flex
            key={number}
            as="li"
            gap="2"
            py="0.5"
            borderBottom="1px solid #DDDDDD"
            breakInside="avoid"
          >
            <span>{digits(number)}.</span>
            <b>
              {options
                .flatMap(({ isCorrect }, index) => (isCorrect ? [optionLetter(index, lang)] : []))
                .join(', ')}
            </b>
            <chakra.span ms="auto">
              {t('paperprint.points', { points: readNumber(points) ?? 0 })}
            </chakra.span>
          </Flex>
        ))}
      </chakra.ol>
      {explained.length > 0 && (
        <Box mt="4" fontSize="sm">
          <chakra.h3 fontWeight="bold" mb="1" breakAfter="avoid">
            {t('paperprint.explanations')}
          </chakra.h3>
          <chakra.ol listStyleType="none">
            {explained.map(({ number, explanation }) => (
              <Flex key={number} as="li" gap="2" mb="1" breakInside="avoid">
                <b>{digits(number)}.</b> <SourceText source={explanation} />
              </Flex>
            ))}
          </chakra.ol>
        </Box>
      )}
    </>
  );
}
