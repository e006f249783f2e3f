/**
 * The buttons that put copies of questions of the bank into the exam form: chosen ones, and random
 * ones. Their dialogs are loaded when they are opened.
 */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';
import type { BankDialogProps } from '../bank/exam/bank-dialog.ts';

const loaders = {
  pick: async () => (await import('../bank/exam/picker-dialog.tsx')).default,
  draw: async () => (await import('../bank/exam/draw-dialog.tsx')).default,
};
type Dialog = Awaited<ReturnType<(typeof loaders)[keyof typeof loaders]>>;

interface BankButtonsProps extends Pick<BankDialogProps, 'accepts' | 'onAdd'> {
  /** The questions of the whole exam, without empty ones; read when a dialog is opened. */
  readonly getQuestions: () => BankDialogProps['questions'];
  /** How many more questions fit. */
  readonly getRemaining: () => number;
}

export function BankButtons({ accepts, getQuestions, getRemaining, onAdd }: BankButtonsProps) {
  const { t } = useI18n();
  const [openDialog, setOpenDialog] = useState<
    ({ readonly Dialog: Dialog } & Pick<BankDialogProps, 'questions' | 'remaining'>) | null
  >(null);
  // Loaded at each opening: after a failure, for example without connection, the next click tries
  // again.
  const open = async (kind: keyof typeof loaders) => {
    try {
      const Dialog = await loaders[kind]();
      setOpenDialog({ Dialog, questions: getQuestions(), remaining: getRemaining() });
    } catch {
      toastError(t('questionfiles.failed'));
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => void open('pick')}>
        {t('questionbank.pick')}
      </Button>
      <Button variant="outline" onClick={() => void open('draw')}>
        {t('questionbank.draw')}
      </Button>
      {/* Outside of the exam form: Enter in a field of a dialog would submit it. */}
      {openDialog &&
        createPortal(
          <ErrorBoundary>
            <openDialog.Dialog
              accepts={accepts}
              questions={openDialog.questions}
              remaining={openDialog.remaining}
              onAdd={(addedQuestions) => {
                onAdd(addedQuestions);
                toastSuccess(t('questionfiles.taken', { count: addedQuestions.length }));
              }}
              onClose={() => setOpenDialog(null)}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
