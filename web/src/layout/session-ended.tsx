/**
 * Informs the user that the session has ended without a logout: a failed mutation leads to the
 * login and back, otherwise a toast is shown. Guarded pages redirect to the login themselves
 * (guards.tsx). A page with unsaved changes stays open, and the login is shown over it.
 */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_NEEDED, SESSION_ENDED } from '../apollo/session.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { paths } from '../paths.ts';
import { toastError } from '../ui/dialogs/toast.tsx';

export interface LoginOverFormProps {
  readonly onClose: () => void;
}

export function SessionEnded() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [Login, setLogin] = useState<ComponentType<LoginOverFormProps> | null>(null);

  const explain = useEffectEvent((event: Event) => {
    const wasChanging = event instanceof CustomEvent && event.detail === true;
    if (wasChanging) void navigate(paths.login(pathname + search + hash));
    else toastError(t('shell.sessionEnded'));
  });
  const openLogin = useEffectEvent(async () => {
    try {
      const [{ LoginOverForm }] = await Promise.all([
        import('./login-over-form.tsx'),
        loadTexts(['auth']),
      ]);
      setLogin(() => LoginOverForm);
    } catch {
      toastError(t('shell.sessionEnded'));
    }
  });

  useEffect(() => {
    const listen = (event: Event) => explain(event);
    const onLoginNeeded = () => void openLogin();
    addEventListener(SESSION_ENDED, listen);
    addEventListener(LOGIN_NEEDED, onLoginNeeded);
    return () => {
      removeEventListener(SESSION_ENDED, listen);
      removeEventListener(LOGIN_NEEDED, onLoginNeeded);
    };
  }, []);

  return Login && <Login onClose={() => setLogin(null)} />;
}
