/** Asks before a changed exam is saved that is in use. */
import { Flex, Stack } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ExamUseLines } from './exam-use-notice.tsx';
import type { AskedChange } from './use-asked-change.ts';
import { isTaken } from './use-exam-use.ts';

interface ConfirmChangeDialogProps {
  readonly change: AskedChange;
  readonly isMcq: boolean;
  readonly onConfirm: (change: AskedChange) => void;
  readonly onClose: () => void;
}

export function ConfirmChangeDialog({
  change,
  isMcq,
  onConfirm,
  onClose,
}: ConfirmChangeDialogProps) {
  const { t } = useI18n();
  return (
    <Modal
      title={t(isTaken(change.use) ? 'admin.useAsk' : 'admin.useAskContest')}
      onClose={onClose}
    >
      <Stack gap="4">
        <ExamUseLines use={change.use} isMcq={isMcq} />
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={() => onConfirm(change)}>
            {t('admin.useConfirm')}
          </Button>
          <Button onClick={onClose} data-first-focus>
            {t('ui.keepEditing')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}
