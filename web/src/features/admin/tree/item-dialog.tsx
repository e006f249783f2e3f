/**
 * A dialog with a form of a few text fields, for one item of the content tree. Asks before unsaved
 * changes are discarded.
 */
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { Differences, differencesOf } from '../conflicts/differences.tsx';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { ChoiceField, MomentField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { readNumber } from '../form/numbers.ts';
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
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
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
  /**
   * Reads the item again before it is saved; omitted for a new item, and for what has no revisions.
   */
  readonly reread?: (() => Promise<StoredItem<Values> | null>) | undefined;
  /** @param revision the one that the change is based on; null if there is none */
  readonly send: (values: Values, revision: string | null) => Promise<unknown>;
  /** Closes the dialog; `true` if the item was saved. */
  readonly onDone: (isStored: boolean) => void;
}

/** Whether both are sent alike: numbers can be typed with Bengali digits. */
const isSameItem = (fields: readonly ItemField[], one: Values, other: Values) =>
  fields.every(({ name, inputMode }) => {
    const [typed, compared] = [one[name] ?? '', other[name] ?? ''];
    return inputMode === 'numeric' || inputMode === 'decimal'
      ? Object.is(readNumber(typed), readNumber(compared))
      : typed.trim() === compared.trim();
  });

export function PlainItemDialog({ title, fields, stored, reread, send, onDone }: ItemDialogProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const form = useForm<Values>({ defaultValues: stored, mode: 'onTouched' });
  const { save, isSaving, failure } = useSave(form);
  const [base, setBase] = useState(stored);
  const { theirs, store, dismiss } = useConflicts<Values>({
    ...{ save, reread, isSame: (one, other) => isSameItem(fields, one, other) },
    send: (values, _, found) => send(values, found?.revision ?? null),
  });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const saveOver = async (values: Values, on: Values) => {
    if (await store(values, on)) onDone(true);
  };
  const submit = form.handleSubmit((values) => saveOver(values, base));

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(false);
  };

  return (
    <Modal title={title} onClose={() => onDone(false)} mayClose={unsaved.mayLeave}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {fields.map(({ rows, inputMode, isMoment, options, ...field }, index) => {
            if (options)
              return <ChoiceField key={field.name} form={form} options={options} {...field} />;
            if (isMoment) return <MomentField key={field.name} form={form} {...field} />;
            return rows ? (
              <TextAreaField key={field.name} form={form} rows={rows} {...field} />
            ) : (
              <TextField
                key={field.name}
                form={form}
                inputMode={inputMode ?? 'text'}
                isFirst={index === 0}
                {...field}
              />
            );
          })}
          <FormEnd failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
        </Stack>
      </form>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void saveOver(form.getValues(), theirs.values)}
          onTakeTheirs={() => {
            setBase(theirs.values);
            form.reset(theirs.values);
            dismiss();
          }}
        >
          <Differences
            list={differencesOf(
              fields.map(({ name, label }) => ({
                label,
                mine: form.getValues(name) ?? '',
                theirs: theirs.values[name] ?? '',
              })),
            )}
          />
        </ConflictDialog>
      )}
      {unsaved.question}
    </Modal>
  );
}
