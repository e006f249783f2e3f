/** The dialogs that give attempts more time, close them early, and open closed ones again. */
import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { requiredNumber, requiredText } from '../form/schemas.ts';
import { useSave } from '../form/use-save.ts';
import type { MonitoredExam } from './exam-route-params.ts';
import {
  useCloseExamEarlyMutation,
  useGiveExtraTimeMutation,
  useReopenAttemptsMutation,
} from './generated/live.ts';

/** The API's limits. */
const MAX_MINUTES = 180;
const MAX_REASON_LENGTH = 500;

const schema = z.object({
  /** Undefined in dialogs without the field. */
  minutes: z.optional(requiredNumber({ min: 1, max: MAX_MINUTES, isInteger: true })),
  reason: requiredText(MAX_REASON_LENGTH),
});
type Values = z.output<typeof schema>;

export interface DialogProps {
  readonly exam: MonitoredExam;
  /** Number of attempts, by the data on the page. */
  readonly count: number;
  /** @param isDone false if the dialog was cancelled */
  readonly onDone: (isDone: boolean) => void;
}

/** @param attemptIds null: all running attempts */
export function ExtraTimeDialog({
  exam,
  attemptIds,
  count,
  onDone,
}: DialogProps & { readonly attemptIds: readonly string[] | null }) {
  const { t } = useI18n();
  const [give] = useGiveExtraTimeMutation();
  const send = async ({ minutes = 0, reason }: Values) => {
    const input = { ...exam, minutes, reason, ...(attemptIds && { attemptIds: [...attemptIds] }) };
    const { data } = await give({ variables: { input } });
    toastSuccess(t('monitoring.extended', { count: data?.giveExtraTime.extendedCount ?? 0 }));
  };
  return (
    <ReasonDialog title={t('monitoring.giveTime')} send={send} onDone={onDone} asksMinutes>
      <Text>{t(attemptIds ? 'monitoring.timeForSome' : 'monitoring.timeForAll', { count })}</Text>
    </ReasonDialog>
  );
}

/** @param attemptIds null: closes all running attempts, and ends the exam's campaigns */
export function CloseDialog({
  exam,
  attemptIds,
  count,
  onDone,
}: DialogProps & { readonly attemptIds: readonly string[] | null }) {
  const { t } = useI18n();
  const [close] = useCloseExamEarlyMutation();
  const send = async ({ reason }: Values) => {
    const input = {
      ...exam,
      reason,
      ...(attemptIds && { attemptIds: [...attemptIds] }),
    };
    const { data } = await close({ variables: { input } });
    toastSuccess(t('monitoring.closed', { count: data?.closeExamEarly.closedCount ?? 0 }));
  };
  const title = t(attemptIds ? 'monitoring.closeTitle' : 'monitoring.closeExam');
  return (
    <ReasonDialog title={title} saveLabel={title} send={send} onDone={onDone}>
      <Text>
        {t(attemptIds ? 'monitoring.closeSomeText' : 'monitoring.closeExamText', { count })}
      </Text>
    </ReasonDialog>
  );
}

export function ReopenDialog({
  exam,
  attemptIds,
  count,
  onDone,
}: DialogProps & { readonly attemptIds: readonly string[] }) {
  const { t } = useI18n();
  const [reopen] = useReopenAttemptsMutation();
  const send = async ({ minutes = 0, reason }: Values) => {
    const input = { ...exam, minutes, reason, attemptIds: [...attemptIds] };
    const { data } = await reopen({ variables: { input } });
    toastSuccess(t('monitoring.reopened', { count: data?.reopenAttempts.reopenedCount ?? 0 }));
  };
  return (
    <ReasonDialog
      title={t('monitoring.reopenTitle')}
      saveLabel={t('monitoring.reopenTitle')}
      send={send}
      onDone={onDone}
      asksMinutes
    >
      <Text>{t('monitoring.reopenText', { count })}</Text>
    </ReasonDialog>
  );
}

interface ReasonDialogProps extends Pick<DialogProps, 'onDone'> {
  readonly title: string;
  /** The label of the submit button; "Save" if omitted. */
  readonly saveLabel?: string;
  /** The text below the reason; if omitted, it says who sees the reason. */
  readonly hint?: string;
  /** Also says that it is done, and for how many. */
  readonly send: (values: Values) => Promise<unknown>;
  /** True if the dialog also asks for a number of minutes. */
  readonly asksMinutes?: boolean;
  /** The description of the action. */
  readonly children: ReactNode;
}

export function ReasonDialog({
  title,
  saveLabel,
  hint,
  send,
  onDone,
  asksMinutes = false,
  children,
}: ReasonDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { reason: '', ...(asksMinutes && { minutes: '' }) },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const submit = form.handleSubmit(async (values) => {
    if (await save(() => send(values), { isSilent: true })) onDone(true);
  });
  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(false);
  };
  return (
    <Modal title={title} onClose={() => onDone(false)} mayClose={unsaved.mayLeave}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {children}
          <FormFields gap="5" isSaving={isSaving}>
            {asksMinutes && (
              <TextField
                form={form}
                name="minutes"
                label={t('monitoring.minutes')}
                inputMode="numeric"
                isFirst
              />
            )}
            <TextAreaField
              form={form}
              name="reason"
              label={t('monitoring.reason')}
              hint={hint ?? t('monitoring.reasonHint')}
              rows={2}
            />
          </FormFields>
          <FormFooter
            failure={failure}
            isSaving={isSaving}
            onCancel={() => void cancel()}
            {...(saveLabel && { saveLabel })}
          />
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
