/** The login form: signs in, and lets the frame around it go on to where the person was going. */
import { useApolloClient } from '@apollo/client/react';
import type { Viewer_ViewerFragment } from '../../apollo/generated/viewer.ts';
import { changeViewer, saveSession } from '../../apollo/session.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/input.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { CredentialForm } from './credential-form.tsx';
import { useLoginMutation } from './generated/login.form.ts';
import { PasswordInput } from './password-input.tsx';
import { useCredentialForm } from './use-credential-form.ts';

interface LoginFormProps {
  /** Instead of going on as that person: the one who logs in over an exam may be somebody else. */
  readonly onLoggedIn?: (viewer: Viewer_ViewerFragment) => void;
}

export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [login] = useLoginMutation();
  const { field, submit, isSending } = useCredentialForm({
    refocus: 'password',
    send: async (credential, { password }) => {
      const { data } = await login({ variables: { input: { ...credential, password } } }).catch((error: unknown) => {
        saveSession(null);
        throw error;
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
    </CredentialForm>
  );
}
