/**
 * Asks for the code and the new password, twice. A reset ends all sessions of the account, so the
 * user logs in afterwards.
 */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorCode, fieldErrors, serverMessage } from '../../../apollo/errors.ts';
import { isGiven, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import type { Credential } from '../credential.ts';
import { OtpInput } from '../signup/otp-input.tsx';
import { ResendCode } from '../signup/resend-code.tsx';
import { typedOtp } from '../signup/typed-otp.ts';
import { useSubmitOnce } from '../use-submit-once.ts';
import { useRequestPasswordResetMutation } from './generated/forgot-password.form.ts';
import { useResetPasswordMutation } from './generated/reset-password.form.ts';
import { isRepeated, NewPasswordFields, newPassword } from './new-password-fields.tsx';
import { describeResetError } from './reset-error.ts';

const schema = z
  .object({ otp: typedOtp(isGiven('auth.otpRequired')), ...newPassword })
  .check(isRepeated);

interface ResetPasswordFormProps {
  readonly credential: Credential;
  /** True if an admin has sent the code; another one can then be requested at once. */
  readonly hasCode: boolean;
}

export function ResetPasswordForm({ credential, hasCode }: ResetPasswordFormProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [reset, { loading }] = useResetPasswordMutation();
  const [request] = useRequestPasswordResetMutation();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { otp: '', password: '', confirmation: '' },
  });
  const { errors } = formState;
  /** A try ended without a verdict of the server, so the password may be the new one already. */
  const mayBeChanged = useRef(false);
  const [help, setHelp] = useState<'none' | 'wrong-code' | 'may-be-changed'>('none');

  const submit = useSubmitOnce(
    handleSubmit(async ({ otp, password }) => {
      try {
        const { data } = await reset({
          variables: { input: { ...credential, otp, password } },
        });
        if (!data) return;
        toastSuccess(data.resetPassword.message);
        await navigate(paths.login(returnPath(search)), { replace: true });
      } catch (error) {
        const field = fieldErrors(error).some(({ path }) => String(path).endsWith('password'))
          ? 'password'
          : 'otp';
        if (serverMessage(error) === null) mayBeChanged.current = true;
        else if (field === 'otp' && errorCode(error) === 'BAD_USER_INPUT')
          setHelp(mayBeChanged.current ? 'may-be-changed' : 'wrong-code');
        setError(field, { type: 'refused', message: describeResetError(error, t) });
        setFocus(field);
      }
    }),
  );

  const resend = async () =>
    (await request({ variables: { input: credential } })).data?.requestPasswordReset.message;

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label={t('auth.enterOtp')} error={errors.otp?.message}>
          {(control) => (
            <OtpInput
              {...control}
              {...register('otp')}
              onPasteCode={(otp) => setValue('otp', otp)}
            />
          )}
        </Field>
        <Box role="status" css={{ '&:empty': { display: 'none' } }}>
          {help !== 'none' && <Text color="fg.muted">{t('auth.codeRules')}</Text>}
          {help === 'may-be-changed' && (
            <>
              <Text mt="2">{t('auth.mayBeChanged')}</Text>
              <ButtonLink variant="ghost" to={paths.login(returnPath(search))}>
                {t('auth.backToLogin')}
              </ButtonLink>
            </>
          )}
        </Box>
        <ResendCode onResend={resend} wasSent={!hasCode} />
        <NewPasswordFields
          password={register('password')}
          confirmation={register('confirmation')}
          errors={errors}
        />
        <Button type="submit" size="lg" loading={loading} loadingText={t('auth.changingPassword')}>
          {t('auth.changePassword')}
        </Button>
      </Stack>
    </form>
  );
}
