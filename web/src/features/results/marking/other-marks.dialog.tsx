/** Asks whether to replace marks that were stored after the form was opened. */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Button } from '../../../ui/forms/button.tsx';

interface OtherMarksDialogProps {
  /** The sum of the stored marks. */
  readonly sum: number;
  readonly total: number;
  readonly onShowStored: () => void;
  readonly onSaveMine: () => void;
  /** Goes back to the form without saving. */
  readonly onClose: () => void;
}

export function OtherMarksDialog({
  sum,
  total,
  onShowStored,
  onSaveMine,
  onClose,
}: OtherMarksDialogProps) {
  const { t, digits } = useI18n();
  return (
    <QuestionDialog
      text={t('marking.markedMeanwhile', { sum: digits(sum), total: digits(total) })}
      onClose={onClose}
    >
      <Stack gap="2">
        <Button onClick={onShowStored}>{t('marking.showStored')}</Button>
        <Button variant="outline" onClick={onSaveMine}>
          {t('marking.saveMine')}
        </Button>
      </Stack>
    </QuestionDialog>
  );
}
