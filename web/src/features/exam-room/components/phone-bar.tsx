/**
 * The bar at the bottom of the screen on phones: a summary of the answer sheet that opens the
 * palette. On wide screens both are beside the paper.
 */
import { Box, chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import type { Summary } from '../attempt/paper/sections.ts';

interface PhoneBarProps {
  readonly summary: Summary;
  readonly blankCost: number;
  readonly hasUnsure: boolean;
  readonly onOpen: () => void;
}

export const PHONE_BAR_ID = 'exam-phone-bar';

const Bar = chakra('button', {
  base: {
    position: 'fixed',
    bottom: '0',
    insetInline: '0',
    zIndex: 'header',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '3.25rem',
    px: '4',
    py: '1.5',
    textAlign: 'start',
    fontSize: 'sm',
    lineHeight: 'snug',
    bg: 'bg.panel',
    color: 'fg',
    borderTopWidth: '1px',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export function PhoneBar({ summary, blankCost, hasUnsure, onOpen }: PhoneBarProps) {
  const { t } = useI18n();
  const { blank, missing } = summary;
  const warnings = [
    ...(missing.length > 0
      ? [t('paper.missingShort', { subjects: missing.map(({ name }) => name).join(', ') })]
      : []),
    ...(blank > 0 && blankCost > 0 ? [t('paper.blanksCost', { blank, cost: blankCost })] : []),
  ];
  return (
    <Bar type="button" id={PHONE_BAR_ID} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="grid" />
      <Box as="span" flex="1" minW="0">
        <Box as="span" display="block" fontVariantNumeric="tabular-nums">
          {t(hasUnsure ? 'paper.summaryLine' : 'paper.summaryLineWritten', summary)}
        </Box>
        {warnings.length > 0 && (
          <Box as="span" display="block" fontSize="xs" color="accent.fg" fontWeight="semibold">
            {warnings.join(' · ')}
          </Box>
        )}
      </Box>
      <VisuallyHidden>{t('paper.questions')}</VisuallyHidden>
    </Bar>
  );
}
