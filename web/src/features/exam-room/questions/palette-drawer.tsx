/** The palette on phones: a drawer from the bottom, opened from the phone bar. */
import { chakra, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';

interface PaletteDrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PaletteDrawer({ onClose, children }: PaletteDrawerProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      m="0"
      mt="auto"
      p="0"
      w="full"
      maxW="full"
      maxH="80dvh"
      bg="bg.panel"
      color="fg"
      borderTopWidth="1px"
      borderTopRadius="md"
      shadow="raised"
      animation="rise 150ms ease-out"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <Flex
        align="center"
        justify="space-between"
        ps="4"
        pe="2"
        py="2"
        position="sticky"
        top="0"
        bg="bg.panel"
        borderBottomWidth="1px"
        zIndex="1"
      >
        <Heading as="h2" size="md" id={id}>
          {t('paper.questions')}
        </Heading>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('ui.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </Button>
      </Flex>
      <chakra.div p="4" pb="8">
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}
