/**
 * The signup form: requests an account; the server sends the one-time password that confirms it.
 */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { maskCredential } from '../credential.ts';
import { CredentialForm } from '../credential-form.tsx';
import { useCredentialForm } from '../use-credential-form.ts';
import { useSignupMutation } from './generated/signup.form.ts';
import { waitForCode } from './pending-signup.ts';

export function SignupForm() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signup] = useSignupMutation();
  const { field, submit, isSending } = useCredentialForm({
    refocus: 'credential',
    send: async (credential, { password }) => {
      const input = { ...credential, password };
      const { data } = await signup({ variables: { input } });
      if (!data) return;
      waitForCode(input);
      toastSuccess(data.signup.message);
      await navigate(paths.otpVerification(returnPath(search)), {
        state: { sentTo: maskCredential(credential) },
      });
    },
  });

  return (
    <CredentialForm
      onSubmit={submit}
      label={t('auth.credential')}
      hint={t('auth.credentialHint')}
      credential={{ ...field('credential'), placeholder: t('auth.credentialPlaceholder') }}
      button={t('auth.signUp')}
      busyButton={t('auth.signingUp')}
      isSending={isSending}
    >
      <Field label={t('auth.password')} hint={t('auth.passwordHint')}>
        {(control) => (
          <PasswordInput {...control} {...field('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('auth.confirmPassword')}>
        {(control) => (
          <PasswordInput {...control} {...field('confirmation')} autoComplete="new-password" />
        )}
      </Field>
    </CredentialForm>
  );
}
