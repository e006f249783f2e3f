/**
 * Settings for reading the paper: text size, visibility of the countdown, and keyboard shortcuts.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { type TextSize, textSizes } from '../storage/text-size.ts';

interface ExamToolsProps {
  readonly textSize: TextSize;
  readonly onTextSize: (size: TextSize) => void;
  readonly isTimeHidden: boolean;
  readonly onTimeHidden: (isHidden: boolean) => void;
  readonly onShortcuts: () => void;
}

const Tool = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    px: '2',
    borderRadius: 'sm',
    fontSize: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-disabled=true]': { opacity: '0.6', cursor: 'default' },
  },
  variants: {
    // Hidden on touch devices, which have no keyboard.
    needs: { keyboard: { '@media (hover: none)': { display: 'none' } } },
  },
});

export function ExamTools({
  textSize,
  onTextSize,
  isTimeHidden,
  onTimeHidden,
  onShortcuts,
}: ExamToolsProps) {
  const { t } = useI18n();
  const index = textSizes.indexOf(textSize);
  const sizes = [
    { sign: 'A−', label: t('paper.smallerText'), size: textSizes[index - 1] },
    {
      sign: 'A',
      label: t('paper.usualText'),
      size: textSize === '100' ? undefined : ('100' as const),
    },
    { sign: 'A+', label: t('paper.largerText'), size: textSizes[index + 1] },
  ];
  return (
    <Flex wrap="wrap" ms="auto">
      <Flex role="group" aria-label={t('paper.textSize')}>
        {sizes.map(({ sign, label, size }) => (
          <Tool
            key={sign}
            type="button"
            aria-label={label}
            aria-disabled={!size}
            onClick={() => size && onTextSize(size)}
          >
            <span aria-hidden="true">{sign}</span>
          </Tool>
        ))}
      </Flex>
      <Tool type="button" onClick={() => onTimeHidden(!isTimeHidden)}>
        <Icon name={isTimeHidden ? 'eye' : 'eyeOff'} size="4" />
        {t(isTimeHidden ? 'paper.showTime' : 'paper.hideTime')}
      </Tool>
      <Tool type="button" needs="keyboard" onClick={onShortcuts}>
        {t('paper.shortcuts')} <kbd>?</kbd>
      </Tool>
    </Flex>
  );
}
