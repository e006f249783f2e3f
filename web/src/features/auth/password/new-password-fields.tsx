/**
 * The new password and its confirmation: fields and validation rules for every form that sets a
 * password.
 */
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { PASSWORD_LENGTH } from '../credential.ts';

/**
 * Rules for `register('password', …)` and `register('confirmation', …)`; each returns true or the
 * error message.
 */
export function useNewPasswordRules() {
  const { t } = useI18n();
  return {
    password: {
      validate: ({ length }: string) =>
        (length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max) ||
        t('auth.passwordLength'),
    },
    confirmation: {
      validate: (typed: string, { password }: { readonly password: string }) =>
        typed === password || t('auth.passwordsDiffer'),
    },
  };
}

interface NewPasswordFieldsProps {
  /** The result of `register` for each field. */
  readonly password: UseFormRegisterReturn;
  readonly confirmation: UseFormRegisterReturn;
  readonly errors: {
    readonly password?: FieldError | undefined;
    readonly confirmation?: FieldError | undefined;
  };
}

export function NewPasswordFields({ password, confirmation, errors }: NewPasswordFieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <Field
        label={t('auth.newPassword')}
        hint={t('auth.passwordHint')}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...password} autoComplete="new-password" required />
        )}
      </Field>
      <Field label={t('auth.confirmPassword')} error={errors.confirmation?.message}>
        {(control) => (
          <PasswordInput {...control} {...confirmation} autoComplete="new-password" required />
        )}
      </Field>
    </>
  );
}
