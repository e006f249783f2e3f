/**
 * Shared by login, signup and password reset: validation before a request (specification, section
 * 5) and error messages.
 */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '../../apollo/errors.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { type Credential, parseCredential } from './credential.ts';

/** Each form renders some of these fields; all rendered fields are required. */
export interface CredentialFields {
  readonly credential: string;
  readonly password: string;
  readonly confirmation: string;
  /** The authenticator app's code, if the account has a second factor. */
  readonly code: string;
}

type Name = keyof CredentialFields;

interface Steps {
  /** Runs before the credential is validated. */
  readonly check?: (
    fields: CredentialFields,
  ) => { readonly field: Name; readonly message: string } | null;
  readonly send: (credential: Credential, fields: CredentialFields) => Promise<void>;
  /** The field that gets the focus after a failure, because the disabled button has lost it. */
  readonly refocus: Name;
  readonly describe?: (error: unknown, t: Translate) => string;
  /** Shows an error, as a toast by default. Null clears it when the form is submitted again. */
  readonly tell?: (message: string | null) => void;
}

const toastProblem = (message: string | null) => {
  if (message !== null) toastError(message);
};

export function useCredentialForm({
  check,
  send,
  refocus,
  describe = describeError,
  tell = toastProblem,
}: Steps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CredentialFields>({
    defaultValues: { credential: '', password: '', confirmation: '', code: '' },
  });

  const refuse = (field: Name, message: string) => {
    setError(field, { type: 'refused' });
    setFocus(field);
    tell(message);
  };

  const submit = handleSubmit(
    async (fields) => {
      const refusal = check?.(fields);
      if (refusal) return refuse(refusal.field, refusal.message);
      const credential = parseCredential(fields.credential);
      if (!credential) return refuse('credential', t('auth.invalidPhone'));
      setSending(true);
      tell(null);
      try {
        await send(credential, fields);
      } catch (error) {
        tell(describe(error, t));
        setFocus(refocus, { shouldSelect: true });
      } finally {
        setSending(false);
      }
    },
    () => tell(t('auth.fillAll')),
  );

  const field = (name: Name) => ({
    ...register(name, {
      validate: (typed) => (name === 'credential' ? typed.trim() : typed) !== '',
    }),
    'aria-invalid': Boolean(formState.errors[name]),
    required: true,
  });

  return { field, submit, isSending };
}
