/**
 * The one-time password: at most 6 characters, submitted automatically at the sixth. Confirms the
 * account and signs in. Errors are shown below the field.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorCode } from '../../../apollo/errors.ts';
import { changeViewer } from '../../../apollo/session.ts';
import { isGiven, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { cleanOtp, OTP_LENGTH, OTP_TRIES } from '../credential.ts';
import { readMissingStudent } from '../login/read-missing-student.ts';
import { useSubmitOnce } from '../use-submit-once.ts';
import { useVerifyOtpMutation } from './generated/otp-verification.form.ts';
import { useSignupMutation } from './generated/signup.form.ts';
import { OtpInput } from './otp-input.tsx';
import { pendingPassword, pendingSignup, waitForCode } from './pending-signup.ts';
import { ResendCode } from './resend-code.tsx';
import { typedOtp } from './typed-otp.ts';

const schema = z.object({ otp: typedOtp(isGiven('auth.otpRequired')) });

export function OtpVerificationForm() {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const client = useApolloClient();
  const [verify, { loading }] = useVerifyOtpMutation();
  const [signup] = useSignupMutation();
  const [wrongTries, setWrongTries] = useState(0);
  const lastSent = useRef('');
  const [pending] = useState(pendingSignup);
  const [typedPassword, setTypedPassword] = useState('');
  const passwordField = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { otp: '' },
  });

  const submit = useSubmitOnce(
    handleSubmit(async ({ otp }) => {
      lastSent.current = otp;
      try {
        const { data } = await verify({ variables: { input: { otp } } });
        if (!data) return;
        waitForCode(null);
        changeViewer(client, data.verifyOtp.viewer);
        readMissingStudent(client, data.verifyOtp.viewer);
      } catch (error) {
        if (errorCode(error) === 'BAD_USER_INPUT') setWrongTries((before) => before + 1);
        setError('otp', { type: 'refused', message: describeError(error, t) });
        setFocus('otp', { shouldSelect: true });
      }
    }),
  );

  /** Submits a complete code once: a repeated code is known to be wrong. */
  const submitIfComplete = (typed: string) => {
    const otp = cleanOtp(typed);
    if (otp.length === OTP_LENGTH && otp !== lastSent.current) void submit();
  };

  const resend = async () => {
    const password = pendingPassword() ?? typedPassword;
    if (!pending || password === '') {
      passwordField.current?.querySelector('input')?.focus();
      return;
    }
    const { data } = await signup({ variables: { input: { ...pending, password } } });
    if (data) setWrongTries(0);
    return data?.signup.message;
  };

  const left = OTP_TRIES - wrongTries;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field
          label={t('auth.enterOtp')}
          hint={
            wrongTries > 0 &&
            (left > 0 ? t('auth.triesLeft', { count: left }) : t('auth.noTriesLeft'))
          }
          error={formState.errors.otp?.message}
        >
          {(control) => (
            <OtpInput
              {...control}
              {...register('otp', {
                onChange: ({ target }: { readonly target: HTMLInputElement }) =>
                  submitIfComplete(target.value),
              })}
              onPasteCode={(otp) => {
                setValue('otp', otp);
                submitIfComplete(otp);
              }}
            />
          )}
        </Field>
        <Button type="submit" size="lg" loading={loading} loadingText={t('auth.verifying')}>
          {t('auth.submit')}
        </Button>
        {pending && pendingPassword() === null && (
          <Box ref={passwordField}>
            <Field label={t('auth.resendPassword')}>
              {(control) => (
                <PasswordInput
                  {...control}
                  value={typedPassword}
                  onChange={({ target }) => setTypedPassword(target.value)}
                  autoComplete="new-password"
                />
              )}
            </Field>
          </Box>
        )}
        {pending && <ResendCode onResend={resend} />}
      </Stack>
    </form>
  );
}
