/**
 * The head of a printed page: institution, title, time, marks, and lines for the student's name,
 * roll and date.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { sumOfPoints } from '../exams/exam-values.ts';
import { readNumber } from '../form/numbers.ts';
import type { PrintedExam } from './numbered-parts.ts';

interface SheetHeadProps extends PrintedExam {
  /** The kind of page; omitted for the question paper. */
  readonly page?: string;
  readonly hasStudent: boolean;
}

const Line = chakra('span', {
  base: { flex: '1', borderBottom: '1px dotted #000000', minW: '3rem' },
});

export function SheetHead({ institution, values, kind, parts, page, hasStudent }: SheetHeadProps) {
  const { t } = useI18n();
  // A paper has no total marks of its own.
  const marks =
    readNumber(values.totalMarks) ?? sumOfPoints(parts.flatMap(({ questions }) => questions));
  // A written exam has no deductions and no parts.
  const percent = parts.length > 0 ? (readNumber(values.negativeMarkingPercentage) ?? 0) : 0;
  return (
    <Box mb="3" pb="2" borderBottom="2px solid #000000" lineHeight="short">
      <Box textAlign="center">
        {institution && (
          <chakra.p fontSize="lg" fontWeight="bold">
            {institution}
          </chakra.p>
        )}
        <chakra.h2 fontSize="xl" fontWeight="bold">
          {values.title}
        </chakra.h2>
        {page && <chakra.p fontWeight="semibold">{page}</chakra.p>}
      </Box>
      <Flex justify="space-between" wrap="wrap" columnGap="6" fontSize="sm" mt="1">
        <span>{t('paperprint.time', { minutes: readNumber(values.timeLimitMinutes) ?? 0 })}</span>
        {percent > 0 && (
          <span>
            {t(kind === 'exam' ? 'paperprint.notRightCosts' : 'paperprint.wrongCosts', { percent })}
          </span>
        )}
        <span>{t('paperprint.marks', { marks })}</span>
      </Flex>
      {hasStudent && (
        <Flex
          gap="4"
          mt="3"
          fontSize="sm"
          wrap={{ base: 'wrap', md: 'nowrap' }}
          css={{ '@media print': { flexWrap: 'nowrap' } }}
        >
          {[t('paperprint.name'), t('paperprint.roll'), t('paperprint.date')].map(
            (label, index) => (
              <Flex key={label} flex={index === 0 ? '2' : '1'} gap="2" align="end">
                {label} <Line />
              </Flex>
            ),
          )}
        </Flex>
      )}
    </Box>
  );
}
