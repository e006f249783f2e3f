/**
 * The new password and its confirmation: fields and their schema for every form that sets a
 * password.
 */
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule, ruleAt } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { isPasswordLength } from '../credential.ts';

/** The two fields of a schema, which must also use `isRepeated`. */
export const newPassword = {
  password: z.string().check(rule(isPasswordLength, 'auth.passwordLength')),
  confirmation: z.string(),
};

/** The rule that both fields are equal. */
export const isRepeated: z.core.$ZodCheck<{ password: string; confirmation: string }> = ruleAt(
  ['confirmation'],
  ({ password, confirmation }) => confirmation === password,
  'auth.passwordsDiffer',
);

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
