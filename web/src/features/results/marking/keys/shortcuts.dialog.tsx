/** The list of keyboard shortcuts. */
import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { type TextKey, useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '7',
    px: '1.5',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.muted',
  },
});

interface Group {
  readonly title: TextKey;
  readonly entries: readonly (readonly [label: TextKey, ...keys: string[]])[];
}

const groups = [
  {
    title: 'markingqueue.inMarks',
    entries: [
      ['markingqueue.keyNext', 'Enter'],
      ['markingqueue.keyMove', '↓', '↑'],
      ['markingqueue.keyComment', 'C'],
      ['markingqueue.keyReuse', 'R'],
      ['markingqueue.keyKeep', 'K'],
      ['markingqueue.keySkip', 'N', 'P'],
      ['markingqueue.keyHelp', '?'],
    ],
  },
  {
    title: 'markingqueue.everywhere',
    entries: [
      ['markingqueue.keySaveNext', 'Ctrl + Enter'],
      ['markingqueue.keySave', 'Ctrl + S'],
    ],
  },
  { title: 'markingqueue.inComment', entries: [['markingqueue.keyBack', 'Esc']] },
  {
    title: 'markingqueue.inDialog',
    entries: [
      ['markingqueue.keyInsertFirst', 'Enter'],
      ['markingqueue.keyMoveRows', '↓', '↑'],
    ],
  },
] as const satisfies readonly Group[];

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Modal title={t('markingqueue.shortcuts')} onClose={onClose}>
      {groups.map(({ title, entries }) => (
        <Box key={title} mb="5" _last={{ mb: '0' }}>
          <Heading as="h3" size="md" mb="2">
            {t(title)}
          </Heading>
          <chakra.dl>
            {entries.map(([label, ...keys]) => (
              <Flex key={label} justify="space-between" align="start" gap="4" py="1.5">
                <dt>{t(label)}</dt>
                <chakra.dd display="flex" gap="1" flexShrink="0">
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </chakra.dd>
              </Flex>
            ))}
          </chakra.dl>
        </Box>
      ))}
    </Modal>
  );
}
