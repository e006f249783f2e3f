/** The login form: signs in, and lets the frame around it go on to where the person was going. */
import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { errorCode, errorReason } from '../../../apollo/errors.ts';
import type { Viewer_ViewerFragment } from '../../../apollo/generated/viewer.ts';
import { changeViewer, saveSession } from '../../../apollo/session.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { SecondFactorInput } from '../../../ui/forms/second-factor-input.tsx';
import { CredentialForm } from '../credential-form.tsx';
import { useCredentialForm } from '../use-credential-form.ts';
import { useLoginMutation } from './generated/login.form.ts';

interface LoginFormProps {
  /** Over an exam, instead of going on as that person: it may be somebody else. Toasts would lie behind the dialog: errors stand in the form. */
  readonly onLoggedIn?: (viewer: Viewer_ViewerFragment) => void;
}

/** The server says that these credentials are not somebody's; anything else, a dead network too, says nothing about the session. */
const refusals = new Set(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { field, submit, isSending } = useCredentialForm({
    refocus: needsCode ? 'code' : 'password',
    ...(onLoggedIn && { tell: setProblem }),
    send: async (credential, { password, code }) => {
      const input = { ...credential, password, ...(needsCode && { code }) };
      const { data } = await login({ variables: { input } }).catch((error: unknown) => {
        // Only the server's refusal ends what this browser knows; over an exam it goes on being its student's.
        if (!onLoggedIn && refusals.has(errorCode(error))) saveSession(null);
        // The password was right: the second step follows.
        if (errorReason(error) !== 'SECOND_FACTOR_REQUIRED') throw error;
        setNeedsCode(true);
        return { data: undefined };
      });
      if (!data) return;
      toastSuccess(data.login.message);
      if (onLoggedIn) onLoggedIn(data.login.viewer);
      else changeViewer(client, data.login.viewer);
    },
  });

  return (
    <CredentialForm
      onSubmit={submit}
      label={t('auth.username')}
      hint={t('auth.usernameHint')}
      credential={field('credential')}
      button={t('auth.logIn')}
      busyButton={t('auth.loggingIn')}
      isSending={isSending}
    >
      <Field label={t('auth.password')}>
        {(control) => <PasswordInput {...control} {...field('password')} autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field label={t('auth.secondFactorCode')} hint={t('auth.secondFactorHint')}>
          {(control) => <SecondFactorInput {...control} {...field('code')} autoFocus />}
        </Field>
      )}
      {problem !== null && (
        <Box role="alert" p="3" bg="error.subtle" color="error.fg" borderRadius="md">
          {problem}
        </Box>
      )}
    </CredentialForm>
  );
}
