/** The list of keyboard shortcuts, with a switch to disable them. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';

interface ShortcutSheetProps {
  readonly isEnabled: boolean;
  readonly onSwitch: (isEnabled: boolean) => void;
  readonly onClose: () => void;
}

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '7',
    px: '1.5',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.muted',
  },
});

const entries = [
  { keys: ['1 – 9', 'A – E'], label: 'shortcuts.choose' },
  { keys: ['J', 'N'], label: 'shortcuts.next' },
  { keys: ['K', 'P'], label: 'shortcuts.previous' },
  { keys: ['U'], label: 'shortcuts.unsure' },
  { keys: ['X'], label: 'shortcuts.crossOut' },
  { keys: ['T'], label: 'shortcuts.time' },
  { keys: ['?'], label: 'shortcuts.help' },
] as const;

export function ShortcutSheet({ isEnabled, onSwitch, onClose }: ShortcutSheetProps) {
  const { t } = useI18n();
  return (
    <Modal title={t('paper.shortcuts')} onClose={onClose}>
      <Flex as="label" align="center" gap="3" minH="target" mb="3" cursor="pointer">
        <chakra.input
          type="checkbox"
          w="5"
          h="5"
          checked={isEnabled}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        {t('shortcuts.switch')}
      </Flex>
      <Box as="dl">
        {entries.map(({ keys, label }) => (
          <Flex key={label} gap="4" py="2" borderTopWidth="1px">
            <Flex as="dt" wrap="wrap" gap="1" w="8.5rem" flexShrink="0">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Flex>
            <Box as="dd" flex="1">
              {t(label)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Modal>
  );
}
