/**
 * A dialog with a heading and content. Opens on mount; closed by Escape, the close button or the
 * caller.
 */
import { chakra, Flex, Heading } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../content/icons.tsx';
import { Button } from '../forms/button.tsx';
import { useOpenedDialog } from './opened-dialog.ts';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  /**
   * Called before the user closes the dialog (close button, Escape, Back on phones); false keeps it
   * open.
   */
  readonly mayClose?: (() => Promise<boolean>) | undefined;
  /**
   * `data-first-focus` marks the element with the initial focus; otherwise the close button gets
   * it.
   */
  readonly children: ReactNode;
}

export function Modal({ title, onClose, mayClose, children }: ModalProps) {
  const { t } = useI18n();
  const dialog = useOpenedDialog();
  const id = useId();

  const close = async () => {
    if (!mayClose || (await mayClose())) dialog.current?.close();
  };

  // Browsers close a dialog at the second Escape even if `cancel` is prevented, so the key press
  // itself is prevented.
  const closeByKey = (event: KeyboardEvent) => {
    // If a nested dialog is open, the key has closed that dialog.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    void close();
  };

  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={(event) => {
        // React also bubbles the events of a nested dialog.
        if (event.target === dialog.current) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        void close();
      }}
      onKeyDown={closeByKey}
      m="auto"
      p="0"
      w="min(40rem, calc(100vw - 1.5rem))"
      maxH="calc(100dvh - 1.5rem)"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="md"
      shadow="raised"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        ps="5"
        pe="2"
        py="2"
        position="sticky"
        top="0"
        bg="bg.panel"
        borderBottomWidth="1px"
        zIndex="1"
      >
        <Heading as="h2" size="lg" id={id}>
          {title}
        </Heading>
        <Button variant="ghost" size="icon" aria-label={t('ui.close')} onClick={() => void close()}>
          <Icon name="close" />
        </Button>
      </Flex>
      <chakra.div p="5">{children}</chakra.div>
    </chakra.dialog>
  );
}
