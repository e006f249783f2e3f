/** Asks before a correction is applied; names the scores that change. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { Preview } from './use-dry-run.ts';

interface ConfirmCorrectionDialogProps {
  /** The number of the question in the exam. */
  readonly number: number;
  /** The outcome of the dry run. */
  readonly preview: Preview;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmCorrectionDialog({
  number,
  preview: { examined, higher, lower },
  onConfirm,
  onClose,
}: ConfirmCorrectionDialogProps) {
  const { t } = useI18n();
  return (
    <Modal title={t('keys.ask', { number })} onClose={onClose}>
      <Stack gap="4">
        <Text>{t('keys.outcome', { higher, lower, same: examined - higher - lower })}</Text>
        <Text>{t('keys.askMeans')}</Text>
        <Flex wrap="wrap" gap="3">
          <Button onClick={onConfirm}>{t('keys.confirm')}</Button>
          <Button variant="outline" data-first-focus onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}
