/**
 * Shared by login, signup and password reset: validation before a request (specification, section
 * 5) and error messages.
 */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError } from '../../apollo/errors.ts';
import { converted, isGiven, ruleAt, trimmed, useSchema } from '../../forms/schema.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { type Credential, isPasswordLength, parseCredential } from './credential.ts';
import { useSubmitOnce } from './use-submit-once.ts';

/** Each form renders some of the fields: these are required, the others undefined. */
const rendered = z.optional(z.string().check(isGiven('auth.fillAll')));
const textOrEmpty = z._default(z.string(), '');

/** The credential's format is checked once all fields are filled in. */
const schema = z.pipe(
  z
    .object({
      credential: trimmed(isGiven('auth.fillAll')),
      password: rendered,
      confirmation: rendered,
      /** The authenticator app's code, if the account has a second factor. */
      code: rendered,
    })
    .check(
      ruleAt(
        ['confirmation'],
        ({ password, confirmation }) =>
          !password || confirmation === undefined || confirmation === password,
        'auth.passwordsDiffer',
      ),
      // Only the signup has a confirmation.
      ruleAt(
        ['password'],
        ({ password, confirmation }) =>
          !password || password !== confirmation || isPasswordLength(password),
        'auth.passwordLength',
      ),
    ),
  z.object({
    credential: converted((typed) => parseCredential(typed) ?? undefined, 'auth.invalidPhone'),
    password: textOrEmpty,
    code: textOrEmpty,
  }),
);

type Name = keyof z.input<typeof schema>;

interface Steps {
  readonly send: (
    credential: Credential,
    fields: Omit<z.output<typeof schema>, 'credential'>,
  ) => Promise<void>;
  /** The field that gets the focus after a failure, because the disabled button has lost it. */
  readonly refocus: Name;
  readonly describe?: (error: unknown, t: Translate) => string;
  /** Shows an error, as a toast by default. Null clears it when the form is submitted again. */
  readonly showError?: (message: string | null) => void;
}

const toastProblem = (message: string | null) => {
  if (message !== null) toastError(message);
};

export function useCredentialForm({
  send,
  refocus,
  describe = describeError,
  showError = toastProblem,
}: Steps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { credential: '' },
  });

  const submit = useSubmitOnce(
    handleSubmit(
      async ({ credential, ...fields }) => {
        setSending(true);
        showError(null);
        try {
          await send(credential, fields);
        } catch (error) {
          showError(describe(error, t));
          setFocus(refocus, { shouldSelect: true });
        } finally {
          setSending(false);
        }
      },
      ({ credential, password, confirmation, code }) =>
        showError((credential ?? password ?? confirmation ?? code)?.message ?? null),
    ),
  );

  const field = (name: Name) => ({
    ...register(name),
    'aria-invalid': Boolean(formState.errors[name]),
    required: true,
  });

  return { field, submit, isSending, setFocus };
}
