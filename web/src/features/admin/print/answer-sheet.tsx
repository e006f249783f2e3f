/** The answer sheet: a row of bubbles for each question. */
import { chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import type { PrintedExam } from './numbered-parts.ts';
import { SheetHead } from './sheet-head.tsx';

const Bubble = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    w: '5.2mm',
    h: '5.2mm',
    borderRadius: 'full',
    border: '1px solid #000000',
    fontSize: '2.6mm',
    lineHeight: '1',
    flexShrink: '0',
  },
});

/** Bubbles of more options need more width. */
const columnWidth = (options: number) => `${14 + options * 6.4}mm`;

export function AnswerSheet(exam: PrintedExam) {
  const { t, lang, digits } = useI18n();
  const questions = exam.parts.flatMap((part) => part.questions);
  const most = Math.max(...questions.map(({ options }) => options.length));
  return (
    <>
      <SheetHead {...exam} page={t('paperprint.sheet')} hasStudent />
      <chakra.p fontSize="sm" mb="3">
        {t('paperprint.fill')}
      </chakra.p>
      <chakra.ol listStyleType="none" css={{ columnWidth: columnWidth(most), columnGap: '6mm' }}>
        {questions.map(({ number, options }) => (
          <Flex key={number} as="li" align="center" gap="1.2mm" h="8mm" breakInside="avoid">
            <chakra.b w="9mm" textAlign="end" pe="1mm" fontSize="sm">
              {digits(number)}.
            </chakra.b>
            {options.map(({ storedId }, index) => (
              <Bubble key={storedId}>{optionLetter(index, lang)}</Bubble>
            ))}
          </Flex>
        ))}
      </chakra.ol>
    </>
  );
}
