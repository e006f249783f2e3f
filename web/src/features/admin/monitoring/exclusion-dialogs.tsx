/**
 * The dialogs that exclude attempts from their contest, and take that back. The reasons are
 * published.
 */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { type DialogProps, ReasonDialog } from './control-dialogs.tsx';
import { useExcludeAttemptsMutation, useReadmitAttemptsMutation } from './generated/live.ts';

interface ExclusionDialogProps extends DialogProps {
  readonly attemptIds: readonly string[];
}

export function ExcludeDialog({ exam, attemptIds, count, onDone }: ExclusionDialogProps) {
  const { t } = useI18n();
  const [exclude] = useExcludeAttemptsMutation();
  const send = async ({ reason }: { reason: string }) => {
    const { data } = await exclude({
      variables: { input: { ...exam, reason, attemptIds: [...attemptIds] } },
    });
    toastSuccess(t('monitoring.excluded', { count: data?.excludeAttempts.excludedCount ?? 0 }));
  };
  return (
    <ReasonDialog
      title={t('monitoring.excludeTitle')}
      saveLabel={t('monitoring.excludeTitle')}
      hint={t('monitoring.publishedHint')}
      send={send}
      onDone={onDone}
    >
      <Text>{t('monitoring.excludeText', { count })}</Text>
    </ReasonDialog>
  );
}

export function ReadmitDialog({ exam, attemptIds, count, onDone }: ExclusionDialogProps) {
  const { t } = useI18n();
  const [readmit] = useReadmitAttemptsMutation();
  const send = async ({ reason }: { reason: string }) => {
    const { data } = await readmit({
      variables: { input: { ...exam, reason, attemptIds: [...attemptIds] } },
    });
    toastSuccess(t('monitoring.readmitted', { count: data?.readmitAttempts.readmittedCount ?? 0 }));
  };
  return (
    <ReasonDialog
      title={t('monitoring.readmitTitle')}
      saveLabel={t('monitoring.readmitTitle')}
      hint={t('monitoring.publishedHint')}
      send={send}
      onDone={onDone}
    >
      <Text>{t('monitoring.readmitText', { count })}</Text>
    </ReasonDialog>
  );
}
