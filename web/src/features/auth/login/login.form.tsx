/** The login form. Signs in; the surrounding page handles the redirect. */
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
import { LoginWaitNote } from './login-wait-note.tsx';
import { readMissingStudent } from './read-missing-student.ts';
import { useLoginQueue } from './use-login-queue.ts';

interface LoginFormProps {
  /**
   * For the login over an exam: called instead of changing the viewer, because another user may
   * have logged in. Errors are then shown in the form, since the dialog would cover toasts.
   */
  readonly onLoggedIn?: (viewer: Viewer_ViewerFragment) => void;
}

/**
 * Codes that mean invalid credentials. Other errors, such as network failures, say nothing about
 * the session.
 */
const refusals = new Set(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { wait, run, cancel } = useLoginQueue();
  const { field, submit, isSending, setFocus } = useCredentialForm({
    refocus: needsCode ? 'code' : 'password',
    ...(onLoggedIn && { showError: setProblem }),
    send: async (credential, { password, code }) => {
      const input = { ...credential, password, ...(needsCode && { code }) };
      const result = await run(JSON.stringify(credential), (queueToken, signal) =>
        login({
          variables: { input: queueToken ? { ...input, queueToken } : input },
          context: { fetchOptions: { signal } },
        }),
      ).catch((error: unknown) => {
        // Only a rejection by the server clears the stored session; over an exam the student's
        // session stays.
        if (!onLoggedIn && refusals.has(errorCode(error))) saveSession(null);
        // The password was correct: ask for the second factor.
        if (errorReason(error) !== 'SECOND_FACTOR_REQUIRED') throw error;
        setNeedsCode(true);
        return undefined;
      });
      const data = result?.data;
      if (!data) return;
      toastSuccess(data.login.message);
      const { viewer } = data.login;
      if (onLoggedIn) return onLoggedIn(viewer);
      changeViewer(client, viewer);
      readMissingStudent(client, viewer);
    },
  });

  const stopWaiting = () => {
    cancel();
    // The button that had the focus disappears.
    setFocus('password');
  };

  return (
    <>
      <CredentialForm
        onSubmit={submit}
        onEdit={cancel}
        label={t('auth.username')}
        hint={t('auth.usernameHint')}
        credential={field('credential')}
        button={t('auth.logIn')}
        busyButton={t('auth.loggingIn')}
        isSending={isSending}
      >
        <Field label={t('auth.password')}>
          {(control) => (
            <PasswordInput {...control} {...field('password')} autoComplete="current-password" />
          )}
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
      <LoginWaitNote wait={wait} onCancel={stopWaiting} />
    </>
  );
}
