/** Changes the password: asks for the current password and, twice, for the new one. */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorReason, serverMessage } from '../../../apollo/errors.ts';
import { isGiven, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { SecondFactorInput } from '../../../ui/forms/second-factor-input.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { isRepeated, NewPasswordFields, newPassword } from '../password/new-password-fields.tsx';
import { useSubmitOnce } from '../use-submit-once.ts';
import { useChangePasswordMutation } from './generated/change-password.form.ts';

const schema = z
  .object({
    currentPassword: z.string().check(isGiven('account.passwordMissing')),
    ...newPassword,
    /** Undefined until the form has the field. */
    code: z.optional(z.string().check(isGiven('account.codeMissing'))),
  })
  .check(isRepeated);

export function ChangePassword() {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [change, { loading }] = useChangePasswordMutation({ refetchQueries: ['SecurityRoute'] });
  const [needsCode, setNeedsCode] = useState(false);
  /** A try ended without a verdict of the server, so the password may be the new one already. */
  const [mayBeChanged, setMayBeChanged] = useState(false);
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { currentPassword: '', password: '', confirmation: '' },
  });
  const { errors } = formState;

  const submit = useSubmitOnce(
    handleSubmit(async ({ currentPassword, password, code }) => {
      try {
        const { data } = await change({
          variables: { input: { currentPassword, password, ...(code && { code }) } },
        });
        if (!data) return;
        toastSuccess(t('account.passwordChanged'));
        setNeedsCode(false);
        setMayBeChanged(false);
        reset();
      } catch (error) {
        if (serverMessage(error) === null) setMayBeChanged(true);
        const reason = errorReason(error);
        if (reason === 'CONFIRMATION_CODE_REQUIRED') return setNeedsCode(true);
        const field = reason === 'CONFIRMATION_CODE_WRONG' ? 'code' : 'currentPassword';
        setError(field, { type: 'refused', message: describeError(error, t) });
        setFocus(field, { shouldSelect: true });
      }
    }),
  );

  return (
    <Section title={t('account.password')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4" maxW="26rem">
          <Text color="fg.muted">{t('account.passwordLead')}</Text>
          <Field label={t('account.currentPassword')} error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('currentPassword')}
                autoComplete="current-password"
                required
              />
            )}
          </Field>
          <NewPasswordFields
            password={register('password')}
            confirmation={register('confirmation')}
            errors={errors}
          />
          {needsCode && (
            <Field
              label={t('account.code')}
              hint={t('account.codeHint')}
              error={errors.code?.message}
            >
              {(control) => (
                <SecondFactorInput {...control} {...register('code')} autoFocus required />
              )}
            </Field>
          )}
          <Box role="status" css={{ '&:empty': { display: 'none' } }}>
            {mayBeChanged && <Text>{t('auth.mayBeChanged')}</Text>}
          </Box>
          <Button type="submit" loading={loading} loadingText={t('auth.changingPassword')}>
            {t('auth.changePassword')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
