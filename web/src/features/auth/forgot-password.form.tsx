/** Asks for a code to set a new password with. Whether there is such an account is never said: the way on is the same. */
import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths, returnAddress } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { parseCredential } from './credential.ts';
import { useRequestPasswordResetMutation } from './generated/forgot-password.form.ts';
import { describeResetError } from './reset-error.ts';

export function ForgotPasswordForm() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [request, { loading }] = useRequestPasswordResetMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { credential: '' } });

  const submit = handleSubmit(
    async ({ credential: typed }) => {
      const credential = parseCredential(typed);
      if (!credential) {
        setError('credential', { type: 'shape' });
        setFocus('credential');
        toastError(t('auth.invalidPhone'));
        return;
      }
      try {
        const { data } = await request({ variables: { input: credential } });
        if (!data) return;
        toastSuccess(data.requestPasswordReset.message);
        await navigate(paths.resetPassword(returnAddress(search)), { state: { credential } });
      } catch (error) {
        toastError(describeResetError(error, t));
        setFocus('credential');
      }
    },
    () => toastError(t('auth.fillAll')),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label={t('auth.credential')} hint={t('auth.usernameHint')}>
          {(control) => (
            <Input
              {...control}
              {...register('credential', { validate: (typed) => typed.trim() !== '' })}
              aria-invalid={Boolean(formState.errors.credential)}
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit" size="lg" loading={loading} loadingText={t('auth.sendingCode')}>
          {t('auth.sendCode')}
        </Button>
      </Stack>
    </form>
  );
}
