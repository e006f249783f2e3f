/**
 * Requests a code for a password reset. The page behaves the same whether or not the account
 * exists.
 */
import { type FormEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { CredentialForm } from '../credential-form.tsx';
import { useCredentialForm } from '../use-credential-form.ts';
import { useRequestPasswordResetMutation } from './generated/forgot-password.form.ts';
import { describeResetError } from './reset-error.ts';

export function ForgotPasswordForm() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  /** True if an admin has sent a code; then no code is requested. */
  const hasCode = useRef(false);
  const [request] = useRequestPasswordResetMutation();
  const { field, submit, isSending } = useCredentialForm({
    refocus: 'credential',
    describe: describeResetError,
    send: async (credential) => {
      if (!hasCode.current) {
        const { data } = await request({ variables: { input: credential } });
        if (!data) return;
        toastSuccess(data.requestPasswordReset.message);
      }
      const state = { credential, hasCode: hasCode.current };
      await navigate(paths.resetPassword(returnPath(search)), { state });
    },
  });

  const submitWith = (code: { readonly isKnown: boolean }, event: FormEvent) => {
    hasCode.current = code.isKnown;
    return submit(event);
  };

  return (
    <CredentialForm
      onSubmit={(event) => void submitWith({ isKnown: false }, event)}
      label={t('auth.credential')}
      hint={t('auth.usernameHint')}
      credential={field('credential')}
      button={t('auth.sendCode')}
      busyButton={t('auth.sendingCode')}
      isSending={isSending}
      secondary={
        <Button variant="ghost" onClick={(event) => void submitWith({ isKnown: true }, event)}>
          {t('auth.haveCode')}
        </Button>
      }
    />
  );
}
