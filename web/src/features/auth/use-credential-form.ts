/** What login, signup and the forgotten password share: the checks before anything is sent (specification, section 5), and what is said when it fails. */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '../../apollo/errors.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { type Credential, parseCredential } from './credential.ts';

/** Each form shows those that it needs; all that it shows are required. */
export interface CredentialFields {
  readonly credential: string;
  readonly password: string;
  readonly confirmation: string;
  /** Of an authenticator app, where the account has one. */
  readonly code: string;
}

type Name = keyof CredentialFields;

interface Steps {
  /** Looked at before the credential. */
  readonly check?: (fields: CredentialFields) => { readonly field: Name; readonly message: string } | null;
  readonly send: (credential: Credential, fields: CredentialFields) => Promise<void>;
  /** What is most likely typed anew after a failure: the busy button has lost the focus. */
  readonly refocus: Name;
  readonly describe?: (error: unknown, t: Translate) => string;
  /** Shows what is wrong; a toast by default. Null: sent anew, nothing is wrong any more. */
  readonly tell?: (message: string | null) => void;
}

const toastProblem = (message: string | null) => {
  if (message !== null) toastError(message);
};

export function useCredentialForm({ check, send, refocus, describe = describeError, tell = toastProblem }: Steps) {
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
    ...register(name, { validate: (typed) => (name === 'credential' ? typed.trim() : typed) !== '' }),
    'aria-invalid': Boolean(formState.errors[name]),
    required: true,
  });

  return { field, submit, isSending };
}
