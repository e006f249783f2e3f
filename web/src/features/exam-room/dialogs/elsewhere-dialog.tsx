/** Shown if the exam is open in another tab: take over here, or close the dialog to read only. */
import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';

export function ElsewhereDialog({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Modal title={t('room.elsewhereTitle')} onClose={() => setOpen(false)}>
      <Text mb="5">{t('room.elsewhereText')}</Text>
      <Flex wrap="wrap" gap="2" css={{ '& > button': { flex: '1 0 auto' } }}>
        <Button variant="accent" data-first-focus onClick={onTakeOver}>
          {t('room.useHere')}
        </Button>
        <Button variant="outline" onClick={() => setOpen(false)}>
          {t('room.onlyLook')}
        </Button>
      </Flex>
    </Modal>
  );
}
