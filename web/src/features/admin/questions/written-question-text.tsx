/**
 * The text of a written question. The parts of a creative one have their marks at the right edge,
 * as on paper.
 */
import { PART_LETTERS, readCreative } from '@alokpath/exam-rules/board-forms';
import { Box, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SourceText } from '../formulas/source-text.tsx';

export function WrittenQuestionText({ text }: { readonly text: string }) {
  const { digits } = useI18n();
  const creative = readCreative(text);
  if (!creative) return <SourceText source={text} />;
  const { stem, parts, language } = creative;
  return (
    <Box flex="1" minW="0">
      <SourceText source={stem} />
      <Box as="ol" mt="2" listStyleType="none">
        {parts.map((part, index) => (
          <Flex key={PART_LETTERS[language][index]} as="li" gap="2">
            <span>{PART_LETTERS[language][index]})</span>
            <Box flex="1" minW="0">
              <SourceText source={part.text} />
            </Box>
            <span>{digits(part.marks)}</span>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
