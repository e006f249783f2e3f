/** Asks before a changed exam is saved that is in use, or that may be. */
import { Flex, Stack } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ExamUsageLines } from './exam-usage-notice.tsx';
import type { PendingChange } from './use-change-confirmation.ts';
import { type ExamUsage, isTaken } from './use-exam-usage.ts';

interface ConfirmChangeDialogProps {
  readonly change: PendingChange;
  readonly isMcq: boolean;
  readonly onConfirm: (change: PendingChange) => void;
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
    <Modal title={t(titleOf(change.usage))} onClose={onClose}>
      <Stack gap="4">
        <ExamUsageLines usage={change.usage} isMcq={isMcq} />
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={() => onConfirm(change)}>
            {t('admin.changeConfirm')}
          </Button>
          <Button onClick={onClose} data-first-focus>
            {t('ui.keepEditing')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

function titleOf(usage: ExamUsage) {
  if (isTaken(usage)) return 'admin.changeTaken';
  return usage.contests.length > 0 ? 'admin.changeInContest' : 'admin.changeMaybeInUse';
}
