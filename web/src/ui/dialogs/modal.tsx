/** A dialog with a heading and content, such as an editor. Mount it to open it; Escape, the cross and the caller close it. */
import { chakra, Flex, Heading } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../content/icons.tsx';
import { Button } from '../forms/button.tsx';
import { useOpenedDialog } from './opened-dialog.ts';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Asked before the person's own closing (cross, Escape, the phone's Back): false keeps the dialog open. */
  readonly mayClose?: (() => Promise<boolean>) | undefined;
  /** `data-first-focus` marks where the keyboard starts; otherwise at the cross. */
  readonly children: ReactNode;
}

export function Modal({ title, onClose, mayClose, children }: ModalProps) {
  const { t } = useI18n();
  const dialog = useOpenedDialog();
  const id = useId();

  const close = async () => {
    if (!mayClose || (await mayClose())) dialog.current?.close();
  };

  // A browser closes at the second Escape whatever the page says; the key itself can be kept from it.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    void close();
  };

  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
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
