/** The login form: checks what was typed (specification, section 5), signs in, and lets the frame around it go on to where the person was going. */

import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { describeError } from '../../apollo/errors.ts';
import type { Viewer_ViewerFragment } from '../../apollo/generated/viewer.ts';
import { changeViewer, saveSession } from '../../apollo/session.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { parseCredential } from './credential.ts';
import { useLoginMutation } from './generated/login.form.ts';
import { PasswordInput } from './password-input.tsx';

interface LoginFields {
  readonly username: string;
  readonly password: string;
}

interface LoginFormProps {
  /** Instead of going on as that person: the one who logs in over an exam may be somebody else. */
  readonly onLoggedIn?: (viewer: Viewer_ViewerFragment) => void;
}

export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [login, { loading }] = useLoginMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<LoginFields>({ defaultValues: { username: '', password: '' } });

  const submit = handleSubmit(
    async ({ username, password }) => {
      const credential = parseCredential(username);
      if (!credential) {
        setError('username', { type: 'shape' });
        setFocus('username');
        toastError(t('auth.invalidPhone'));
        return;
      }
      try {
        const { data } = await login({ variables: { input: { ...credential, password } } });
        if (!data) return;
        toastSuccess(data.login.message);
        if (onLoggedIn) onLoggedIn(data.login.viewer);
        else changeViewer(client, data.login.viewer);
      } catch (error) {
        saveSession(null);
        toastError(describeError(error, t));
        // The busy button has lost the focus; the password is what is typed anew.
        setFocus('password', { shouldSelect: true });
      }
    },
    () => toastError(t('auth.fillAll')),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label={t('auth.username')} hint={t('auth.usernameHint')}>
          {(control) => (
            <Input
              {...control}
              {...register('username', { validate: (typed) => typed.trim() !== '' })}
              aria-invalid={Boolean(formState.errors.username)}
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label={t('auth.password')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { required: true })}
              aria-invalid={Boolean(formState.errors.password)}
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Button type="submit" size="lg" loading={loading} loadingText={t('auth.loggingIn')}>
          {t('auth.logIn')}
        </Button>
      </Stack>
    </form>
  );
}
