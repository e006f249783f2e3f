/** Asks before unsaved changes are discarded. Staying is the safe choice: it comes first, gets the focus, and is the effect of Escape. */
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { useOpenedDialog } from '../ui/dialogs/opened-dialog.ts';
import { Button } from '../ui/forms/button.tsx';

export function DiscardDialog({ onAnswer }: { readonly onAnswer: (discard: boolean) => void }) {
  const { t } = useI18n();
  const dialog = useOpenedDialog();
  const id = useId();

  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={id}
      onClose={() => onAnswer(false)}
      m="auto"
      p="6"
      w="min(26rem, calc(100vw - 2rem))"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="md"
      shadow="raised"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <chakra.p id={id} mb="5">
        {t('ui.unsaved')}
      </chakra.p>
      <Flex wrap="wrap" gap="3">
        <Button flex="1 1 10rem" onClick={() => onAnswer(false)}>
          {t('ui.keepEditing')}
        </Button>
        <Button flex="1 1 10rem" variant="outline" onClick={() => onAnswer(true)}>
          {t('ui.discard')}
        </Button>
      </Flex>
    </chakra.dialog>
  );
}
