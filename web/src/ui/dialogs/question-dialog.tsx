/** A question or message that must be answered: its text, and buttons. Open while mounted. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useOpenedDialog } from './opened-dialog.ts';

interface QuestionDialogProps {
  readonly text: string;
  /** Called when the dialog is closed by Escape, or through the ref. */
  readonly onClose: () => void;
  /** Maximum width; narrow by default. */
  readonly width?: '26rem' | '30rem';
  /** The buttons; the first one gets the focus. */
  readonly children: ReactNode | ((dialog: RefObject<HTMLDialogElement | null>) => ReactNode);
}

export function QuestionDialog({ text, onClose, width = '26rem', children }: QuestionDialogProps) {
  const dialog = useOpenedDialog();
  const id = useId();
  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={id}
      onClose={(event) => {
        // React also bubbles the events of a nested dialog.
        if (event.target === dialog.current) onClose();
      }}
      m="auto"
      p="6"
      w={`min(${width}, calc(100vw - 2rem))`}
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="md"
      shadow="raised"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <chakra.p id={id} mb="5">
        {text}
      </chakra.p>
      {typeof children === 'function' ? children(dialog) : children}
    </chakra.dialog>
  );
}
