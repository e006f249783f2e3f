/** The one-time password: at most 6 characters; the account is confirmed and its owner signed in. What goes wrong stands under the field. */
import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { describeError } from '../../apollo/errors.ts';
import { changeViewer } from '../../apollo/session.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/input.tsx';
import { cleanOtp } from './credential.ts';
import { useVerifyOtpMutation } from './generated/otp-verification.form.ts';
import { OtpInput } from './otp-input.tsx';

export function OtpVerificationForm() {
  const { t } = useI18n();
  const client = useApolloClient();
  const [verify, { loading }] = useVerifyOtpMutation();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm<{ otp: string }>({ defaultValues: { otp: '' } });

  const submit = handleSubmit(async ({ otp }) => {
    try {
      const { data } = await verify({ variables: { input: { otp: cleanOtp(otp) } } });
      if (data) changeViewer(client, data.verifyOtp.viewer);
    } catch (error) {
      setError('otp', { type: 'refused', message: describeError(error, t) });
      setFocus('otp');
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label={t('auth.enterOtp')} error={formState.errors.otp?.message}>
          {(control) => (
            <OtpInput
              {...control}
              {...register('otp', { validate: (typed) => cleanOtp(typed) !== '' || t('auth.otpRequired') })}
              onPasteCode={(otp) => setValue('otp', otp)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" loading={loading} loadingText={t('auth.verifying')}>
          {t('auth.submit')}
        </Button>
      </Stack>
    </form>
  );
}
