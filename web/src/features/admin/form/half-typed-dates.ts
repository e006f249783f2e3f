/**
 * Forms with dates. Browsers give a date of which parts are missing the value '', as if the field
 * were empty: an exam whose opening time is half typed would be stored as open.
 */
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
} from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';

const isHalfTyped = (element: unknown): boolean =>
  element instanceof HTMLInputElement && element.validity.badInput;

/** Adds errors at the dates that are half typed. */
export function useHalfTypedDates<Fields extends FieldValues, Output>(
  resolver: Resolver<Fields, unknown, Output>,
): Resolver<Fields, unknown, Output> {
  const { t } = useI18n();
  return async (values, context, options) => {
    const checked = await resolver(values, context, options);
    const errors = { ...checked.errors } as FieldErrors<Fields>;
    for (const name of options.names ?? []) {
      const field = get<typeof options.fields, { ref?: unknown } | undefined>(options.fields, name);
      if (!isHalfTyped(field?.ref)) continue;
      const error: FieldError = { type: 'halfTyped', message: t('admin.dateHalfTyped') };
      set(errors, name, { ...error, ref: field?.ref });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : checked;
  };
}
