/**
 * Asks for the password before an account is changed, and for the code of the authenticator app if
 * the account has one.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorReason } from '../apollo/errors.ts';
import { isGiven, useSchema } from '../forms/schema.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Button } from '../ui/forms/button.tsx';
import { Field } from '../ui/forms/input.tsx';
import { PasswordInput } from '../ui/forms/password-input.tsx';
import { SecondFactorInput } from '../ui/forms/second-factor-input.tsx';
import { useConfirmPasswordMutation } from './generated/confirm-dialog.ts';

const schema = z.object({
  password: z.string().check(isGiven('account.passwordMissing')),
  /** Undefined until the form has the field. */
  code: z.optional(z.string().check(isGiven('account.codeMissing'))),
});

interface ConfirmDialogProps {
  /** Called with true when the session is confirmed, with false when the user closes the dialog. */
  readonly onAnswer: (isConfirmed: boolean) => void;
}

export function ConfirmDialog({ onAnswer }: ConfirmDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [confirm, { loading }] = useConfirmPasswordMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ password, code }) => {
    try {
      const { data } = await confirm({
        variables: { input: { password, ...(code && { code }) } },
      });
      if (data) onAnswer(true);
    } catch (error) {
      const reason = errorReason(error);
      if (reason === 'CONFIRMATION_CODE_REQUIRED') return setNeedsCode(true);
      const field = reason === 'CONFIRMATION_CODE_WRONG' ? 'code' : 'password';
      setError(field, { type: 'refused', message: describeError(error, t) });
      setFocus(field, { shouldSelect: true });
    }
  });

  return (
    <Modal title={t('account.confirmTitle')} onClose={() => onAnswer(false)}>
      <form
        onSubmit={(event) => {
          // The dialog may be inside another form, and React would bubble its submit event to that
          // form.
          event.stopPropagation();
          void submit(event);
        }}
        noValidate
      >
        <Stack gap="4">
          <Text>{t('account.confirmLead')}</Text>
          <Field label={t('account.yourPassword')} error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('password')}
                data-first-focus
                autoComplete="current-password"
                required
              />
            )}
          </Field>
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
          <Button type="submit" loading={loading} loadingText={t('account.confirming')}>
            {t('account.confirm')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
