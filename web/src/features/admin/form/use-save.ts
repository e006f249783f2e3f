/**
 * Saves a form. Field errors are shown at their fields, other errors above the buttons. The form
 * keeps its values.
 */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { describeError, fieldErrors } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';

export interface FormSave {
  /**
   * Resolves with true if the form was saved.
   * @param send resolves with false if nothing was saved
   * @param options.isSilent without the message that it was saved
   */
  readonly save: (
    send: () => Promise<unknown>,
    options?: { readonly isSilent: boolean },
  ) => Promise<boolean>;
  readonly isSaving: boolean;
  /** The error of the last save, unless its fields show all of it; null if there is none. */
  readonly failure: string | null;
}

/** @param formPath maps the server's path of a field to the form's */
export function useSave<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  formPath: (path: string) => string = (path) => path,
): FormSave {
  const { t } = useI18n();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isField = (path: string): path is Path<Values> => get(form.getValues(), path) !== undefined;
  const isList = (path: string) => Array.isArray(get(form.getValues(), path));

  const save: FormSave['save'] = async (send, { isSilent } = { isSilent: false }) => {
    setFailure(null);
    setSaving(true);
    try {
      if ((await send()) === false) return false;
      if (!isSilent) toastSuccess(t('admin.saved'));
      return true;
    } catch (error) {
      // A field that is inert (form-fields.tsx) cannot get the focus.
      flushSync(() => setSaving(false));
      const refused = fieldErrors(error).map(({ path, message }) => ({
        path: formPath(path),
        message,
      }));
      const errorsOfFields = refused.filter(({ path }) => isField(path));
      for (const [index, { path, message }] of errorsOfFields.entries()) {
        if (isField(path))
          form.setError(path, { type: 'refused', message }, { shouldFocus: index === 0 });
      }
      const sentence = describeError(error, t);
      const elsewhere = refused.filter(({ path }) => !isField(path));
      const others = elsewhere
        .filter(({ message }) => message !== sentence)
        .map(({ path, message }) => `${path}: ${message}`);
      // A list cannot get the focus, so its error may be out of sight.
      const isListRefused = errorsOfFields.some(({ path }) => isList(path));
      if (isListRefused || elsewhere.length > 0 || errorsOfFields.length === 0)
        setFailure([sentence, ...others].join(' '));
      return false;
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving, failure };
}
