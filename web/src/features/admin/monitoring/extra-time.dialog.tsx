/** The dialog that gives more time to some attempts, or to all running attempts. */
import { Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { requiredNumber, requiredText } from '../form/schemas.ts';
import { useSave } from '../form/use-save.ts';
import type { MonitoredExam } from './exam-route-params.ts';
import { useGiveExtraTimeMutation } from './generated/live.ts';

/** The API's limits. */
const MAX_MINUTES = 180;
const MAX_REASON_LENGTH = 500;

const schema = z.object({
  minutes: requiredNumber({ min: 1, max: MAX_MINUTES, isInteger: true }),
  reason: requiredText(MAX_REASON_LENGTH),
});

interface ExtraTimeDialogProps {
  readonly exam: MonitoredExam;
  /** Null: all running attempts. */
  readonly attemptIds: readonly string[] | null;
  /** Number of students, by the data on the page. */
  readonly count: number;
  /** @param isSaved false if the dialog was cancelled */
  readonly onDone: (isSaved: boolean) => void;
}

export function ExtraTimeDialog({ exam, attemptIds, count, onDone }: ExtraTimeDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { minutes: '', reason: '' },
    mode: 'onTouched',
  });
  const [give] = useGiveExtraTimeMutation();
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async (fields) => {
    const input = {
      ...exam,
      ...fields,
      ...(attemptIds && { attemptIds: [...attemptIds] }),
    };
    const isSaved = await save(async () => {
      const { data } = await give({ variables: { input } });
      toastSuccess(t('monitoring.extended', { count: data?.giveExtraTime.extendedCount ?? 0 }));
    });
    if (isSaved) onDone(true);
  });
  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(false);
  };

  return (
    <Modal
      title={t('monitoring.giveTime')}
      onClose={() => onDone(false)}
      mayClose={unsaved.mayLeave}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Text>
            {t(attemptIds ? 'monitoring.timeForSome' : 'monitoring.timeForAll', { count })}
          </Text>
          <TextField
            form={form}
            name="minutes"
            label={t('monitoring.minutes')}
            inputMode="numeric"
            isFirst
          />
          <TextAreaField
            form={form}
            name="reason"
            label={t('monitoring.reason')}
            hint={t('monitoring.reasonHint')}
            rows={2}
          />
          <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
