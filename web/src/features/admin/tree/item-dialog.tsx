/** A dialog with a form of a few text fields, for one item of the content tree. Asks before unsaved changes are discarded. */
import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { useReportUnsaved, useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ChoiceField, MomentField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { useSave } from '../form/use-save.ts';

type Values = Record<string, string>;

export interface ItemField {
  /** The field's name in the schema. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly check: (typed: string) => true | string;
  /** Visible height in lines; omitted for a single-line field. */
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'url';
  /** Pairs of value and label: the field is a choice. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  /** The field contains a date and time in Dhaka time (form/moments.ts). */
  readonly isMoment?: boolean;
}

interface ItemDialogProps {
  readonly title: string;
  /** Must not be empty. */
  readonly fields: readonly ItemField[];
  readonly stored: Values;
  readonly send: (values: Values) => Promise<unknown>;
  /** Closes the dialog; `true` if the item was saved. */
  readonly onDone: (isStored: boolean) => void;
}

export function PlainItemDialog({ title, fields, stored, send, onDone }: ItemDialogProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const form = useForm<Values>({ defaultValues: stored, mode: 'onTouched' });
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async (values) => {
    if (await save(() => send(values))) onDone(true);
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(false);
  };

  return (
    <Modal title={title} onClose={() => onDone(false)} mayClose={unsaved.mayLeave}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {fields.map(({ rows, inputMode, isMoment, options, ...field }, index) => {
            if (options) return <ChoiceField key={field.name} form={form} options={options} {...field} />;
            if (isMoment) return <MomentField key={field.name} form={form} {...field} />;
            return rows ? (
              <TextAreaField key={field.name} form={form} rows={rows} {...field} />
            ) : (
              <TextField key={field.name} form={form} inputMode={inputMode ?? 'text'} isFirst={index === 0} {...field} />
            );
          })}
          <FormEnd failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
