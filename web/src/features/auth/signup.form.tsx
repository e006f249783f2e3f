/** The signup form: an account is asked for, and the one-time password that confirms it goes out. */
import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { describeError } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths, returnAddress } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { maskCredential, parseCredential } from './credential.ts';
import { useSignupMutation } from './generated/signup.form.ts';
import { PasswordInput } from './password-input.tsx';

interface SignupFields {
  readonly credential: string;
  readonly password: string;
  readonly confirmation: string;
}

export function SignupForm() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signup, { loading }] = useSignupMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<SignupFields>({
    defaultValues: { credential: '', password: '', confirmation: '' },
  });

  const refuse = (field: keyof SignupFields, message: string) => {
    setError(field, { type: 'refused' });
    setFocus(field);
    toastError(message);
  };

  const submit = handleSubmit(
    async ({ credential: typed, password, confirmation }) => {
      if (password !== confirmation) return refuse('confirmation', t('auth.passwordsDiffer'));
      const credential = parseCredential(typed);
      if (!credential) return refuse('credential', t('auth.invalidPhone'));
      try {
        const { data } = await signup({ variables: { input: { ...credential, password } } });
        if (!data) return;
        toastSuccess(data.signup.message);
        await navigate(paths.otpVerification(returnAddress(search)), { state: { sentTo: maskCredential(credential) } });
      } catch (error) {
        toastError(describeError(error, t));
        setFocus('credential');
      }
    },
    () => toastError(t('auth.fillAll')),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label={t('auth.credential')} hint={t('auth.credentialHint')}>
          {(control) => (
            <Input
              {...control}
              {...register('credential', { validate: (typed) => typed.trim() !== '' })}
              aria-invalid={Boolean(formState.errors.credential)}
              type="text"
              placeholder={t('auth.credentialPlaceholder')}
              autoComplete="username"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label={t('auth.password')} hint={t('auth.passwordHint')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { required: true })}
              aria-invalid={Boolean(formState.errors.password)}
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Field label={t('auth.confirmPassword')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('confirmation', { required: true })}
              aria-invalid={Boolean(formState.errors.confirmation)}
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Button type="submit" size="lg" loading={loading} loadingText={t('auth.signingUp')}>
          {t('auth.signUp')}
        </Button>
      </Stack>
    </form>
  );
}
