/**
 * Form fields of the admin pages. Each connects a react-hook-form value with its label, hint and
 * error.
 */
import { chakra, Flex, Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormRegister,
  useFormState,
} from 'react-hook-form';
import { Field, Select, TextArea } from '../../../ui/forms/input.tsx';

/** The part of a form that a field uses, independent of the form's output type. */
export interface FormOf<Values extends FieldValues> {
  readonly register: UseFormRegister<Values>;
  readonly control: Control<Values, unknown, unknown>;
}

interface FieldProps<Values extends FieldValues> {
  readonly form: FormOf<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Gets the initial focus in a dialog. */
  readonly isFirst?: boolean;
}

/**
 * The error of a field. Read by the field itself: a form that reads the state of its fields
 * re-renders all of them when one is touched or changed for the first time, half a second for a
 * hundred questions.
 */
export function useFieldError<Values extends FieldValues>(
  { control }: FormOf<Values>,
  name: Path<Values>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return get<FieldErrors<Values>, FieldError | undefined>(errors, name)?.message;
}

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The on-screen keyboard. */
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'url';
}

export function TextField<Values extends FieldValues>({
  inputMode = 'text',
  ...field
}: TextFieldProps<Values>) {
  'use no memo'; // react-hook-form mutates its objects
  const error = useFieldError(field.form, field.name);
  return (
    <Field label={field.label} hint={field.hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...field.form.register(field.name)}
          inputMode={inputMode}
          autoComplete="off"
          data-first-focus={field.isFirst || undefined}
        />
      )}
    </Field>
  );
}

/** Browsers then limit the year to four digits, and move the cursor on to the time. */
const LAST_MOMENT = '9999-12-31T23:59';

/** A date and time in Dhaka time (moments.ts). */
export function MomentField<Values extends FieldValues>(field: FieldProps<Values>) {
  'use no memo'; // react-hook-form mutates its objects
  const error = useFieldError(field.form, field.name);
  return (
    <Field label={field.label} hint={field.hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...field.form.register(field.name)}
          type="datetime-local"
          max={LAST_MOMENT}
          data-first-focus={field.isFirst || undefined}
        />
      )}
    </Field>
  );
}

/** A multi-line text field. @param rows its visible height, in lines */
export function TextAreaField<Values extends FieldValues>({
  rows = 4,
  ...field
}: FieldProps<Values> & { readonly rows?: number }) {
  'use no memo'; // react-hook-form mutates its objects
  const error = useFieldError(field.form, field.name);
  return (
    <Field label={field.label} hint={field.hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          {...field.form.register(field.name)}
          rows={rows}
          data-first-focus={field.isFirst || undefined}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Pairs of value and label. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

export function ChoiceField<Values extends FieldValues>({
  options,
  ...field
}: ChoiceProps<Values>) {
  'use no memo'; // react-hook-form mutates its objects
  const error = useFieldError(field.form, field.name);
  return (
    <Field label={field.label} hint={field.hint} error={error}>
      {(control) => (
        <Select
          {...control}
          {...field.form.register(field.name)}
          data-first-focus={field.isFirst || undefined}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const Legend = chakra('legend', { base: { fontSize: 'lg', fontWeight: 'semibold', mb: '2' } });

/** A group of related fields, labelled for screen readers. */
export function FieldGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <chakra.fieldset minW="0">
      <Legend>{title}</Legend>
      <Flex direction="column" gap="4">
        {children}
      </Flex>
    </chakra.fieldset>
  );
}
