/**
 * A dialog with a form of a few simple fields: text, date and time, or a choice. Asks before
 * unsaved changes are discarded.
 */
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { Differences, differencesOf } from '../conflicts/differences.tsx';
import { hasSameOutput } from '../conflicts/has-same-output.ts';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { ChoiceField, MomentField, TextAreaField, TextField } from './fields.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFooter } from './form-footer.tsx';
import { useHalfTypedDates } from './half-typed-dates.ts';
import { shownMoment } from './moments.ts';
import { useSave } from './use-save.ts';

type Values = Record<string, string>;

export interface DialogField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** Visible height in lines; omitted for a single-line field. */
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  /** Pairs of value and label: the field is a choice. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** The field contains a date and time in Dhaka time (moments.ts). */
  readonly isMoment?: boolean;
}

interface FormDialogProps<Typed extends Values, Checked> {
  readonly title: string;
  readonly schema: z.ZodMiniType<Checked, Typed>;
  /** Must not be empty. */
  readonly fields: readonly DialogField<keyof NoInfer<Typed> & string>[];
  readonly storedValues: NoInfer<Typed>;
  /**
   * Reads the item again before it is saved; omitted for a new item, and for items without
   * revisions.
   */
  readonly reread?: (() => Promise<StoredItem<NoInfer<Typed>> | null>) | undefined;
  /**
   * @param revision the one that the change is based on; null if there is none
   * @param base the stored item that the change is based on; null if it violates a rule
   */
  readonly send: (
    item: NoInfer<Checked>,
    revision: string | null,
    base: NoInfer<Checked> | null,
  ) => Promise<unknown>;
  /** Closes the dialog; `true` if the item was saved. */
  readonly onDone: (isSaved: boolean) => void;
}

export function FormDialog<Typed extends Values, Checked>({
  title,
  schema,
  fields,
  storedValues,
  reread,
  send,
  onDone,
}: FormDialogProps<Typed, Checked>) {
  'use no memo'; // react-hook-form mutates its objects
  const form = useForm<Values>({
    resolver: useHalfTypedDates(useSchemaCheck<Values>(schema)),
    defaultValues: storedValues,
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form);
  const [base, setBase] = useState<Values>(storedValues);
  const { theirs, store, dismiss } = useConflicts<Values>({
    save,
    reread,
    isSame: (left, right) => hasSameOutput<Values>(schema, left, right),
    send: (values, version, current) =>
      send(schema.parse(values), current?.revision ?? null, schema.safeParse(version).data ?? null),
  });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  /** @param version the stored version that the change is based on */
  const saveBasedOn = (version: Values) =>
    form.handleSubmit(async (values) => {
      if (await store(values, version)) onDone(true);
    }, dismiss);

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(false);
  };

  return (
    <Modal title={title} onClose={() => onDone(false)} mayClose={unsaved.mayLeave}>
      <form onSubmit={saveBasedOn(base)} noValidate>
        <Stack gap="5">
          <FormFields gap="5" isSaving={isSaving} isAsking={theirs !== null}>
            {fields.map(({ rows, inputMode, isMoment, options, ...field }, index) => {
              const common = { ...field, form, isFirst: index === 0 };
              if (options) return <ChoiceField key={field.name} options={options} {...common} />;
              if (isMoment) return <MomentField key={field.name} {...common} />;
              return rows ? (
                <TextAreaField key={field.name} rows={rows} {...common} />
              ) : (
                <TextField key={field.name} inputMode={inputMode ?? 'text'} {...common} />
              );
            })}
          </FormFields>
          <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
        </Stack>
      </form>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void saveBasedOn(theirs.values)()}
          onTakeTheirs={() => {
            setBase(theirs.values);
            form.reset(theirs.values);
            dismiss();
          }}
        >
          <Differences
            list={differencesOf(
              fields.map((field) => ({
                label: field.label,
                mine: shownValue(field, form.getValues(field.name)),
                theirs: shownValue(field, theirs.values[field.name]),
              })),
            )}
          />
        </ConflictDialog>
      )}
      {unsaved.question}
    </Modal>
  );
}

/** The value of a field as it is shown outside the form. */
function shownValue({ options, isMoment }: DialogField, value = ''): string {
  if (isMoment) return shownMoment(value);
  return options?.find(([option]) => option === value)?.[1] ?? value;
}
