/**
 * A summary of the answer sheet: answered, blank and unsure questions, missing mandatory subjects,
 * and deductions for blank answers.
 */
import { Box, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import type { Summary } from '../attempt/paper/sections.ts';

interface ExamSummaryProps {
  readonly summary: Summary;
  /** Marks deducted for all blank answers; 0 if there is no deduction. */
  readonly blankCost: number;
  readonly hasUnsure: boolean;
}

export function ExamSummary({
  summary: { answered, blank, unsure, missing },
  blankCost,
  hasUnsure,
}: ExamSummaryProps) {
  const { t, digits } = useI18n();
  const counts = [
    { label: t('paper.summaryAnswered'), count: answered },
    { label: t('paper.summaryBlank'), count: blank },
    ...(hasUnsure ? [{ label: t('paper.summaryUnsure'), count: unsure }] : []),
  ];
  return (
    <Box>
      <Flex as="dl" gap="2" textAlign="center">
        {counts.map(({ label, count }) => (
          <Flex
            key={label}
            direction="column-reverse"
            justify="flex-end"
            flex="1"
            p="2"
            bg="bg.muted"
            borderRadius="sm"
            _highContrast={{ border: '1px solid' }}
          >
            <Box as="dt" fontSize="sm" lineHeight="snug" color="fg.muted">
              {label}
            </Box>
            <Box
              as="dd"
              fontSize="xl"
              lineHeight="tight"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            >
              {digits(count)}
            </Box>
          </Flex>
        ))}
      </Flex>
      {missing.length > 0 && (
        <Warning>
          {t('paper.missing', { subjects: missing.map(({ name }) => name).join(', ') })}
        </Warning>
      )}
      {blank > 0 && blankCost > 0 && (
        <Warning>{t('paper.blanksCost', { blank, cost: blankCost })}</Warning>
      )}
    </Box>
  );
}

function Warning({ children }: { readonly children: string }) {
  return (
    <Flex gap="2" mt="2" fontSize="sm" lineHeight="snug" fontWeight="semibold" color="accent.fg">
      <Icon name="alert" size="4" />
      <span>{children}</span>
    </Flex>
  );
}
