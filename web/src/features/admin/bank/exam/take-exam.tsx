/**
 * The button that adds all questions of a stored exam to the bank. Its dialog is loaded when it is
 * opened.
 */
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { useAddExamToBankMutation } from '../generated/bank.ts';
import { placeOfExam } from '../place/place-values.ts';

interface TakeExamProps {
  readonly kind: 'single' | 'multi-subject';
  readonly examId: string;
}

type Dialog = Awaited<typeof import('../place/place-dialog.tsx')>['default'];

export function TakeExam({ kind, examId }: TakeExamProps) {
  const { t } = useI18n();
  const [add] = useAddExamToBankMutation();
  const [openDialog, setOpenDialog] = useState<{ readonly Dialog: Dialog } | null>(null);
  const open = async () => {
    try {
      setOpenDialog({ Dialog: (await import('../place/place-dialog.tsx')).default });
    } catch {
      toastError(t('questionfiles.failed'));
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => void open()}>
        {t('questionbank.takeExam')}
      </Button>
      {openDialog && (
        <openDialog.Dialog
          title={t('questionbank.takeExam')}
          lead={t('questionbank.takeExamLead')}
          hint={t('questionbank.takeExamHint')}
          saveLabel={t('questionbank.takeExamNow')}
          send={async (place) => {
            const examKind = kind === 'single' ? 'SINGLE' : 'MULTI_SUBJECT';
            const { data } = await add({
              variables: { input: { examKind, examId, place: placeOfExam(place) } },
            });
            const { ids = [], existingCount = 0, skippedCount = 0 } = data?.addExamToBank ?? {};
            toastSuccess(
              t('questionbank.taken', {
                count: ids.length,
                existing: existingCount,
                skipped: skippedCount,
              }),
            );
          }}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  );
}
