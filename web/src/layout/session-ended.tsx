/**
 * Tells the user when the session has ended without a logout: a failed mutation leads to the login
 * and back, otherwise a toast is shown. Guarded pages redirect to the login themselves
 * (guards.tsx).
 */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SESSION_ENDED } from '../apollo/session.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { toastError } from '../ui/dialogs/toast.tsx';

export function SessionEnded() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const explain = useEffectEvent((event: Event) => {
    const wasChanging = event instanceof CustomEvent && event.detail === true;
    if (wasChanging) void navigate(paths.login(pathname + search + hash));
    else toastError(t('shell.sessionEnded'));
  });

  useEffect(() => {
    const listen = (event: Event) => explain(event);
    addEventListener(SESSION_ENDED, listen);
    return () => removeEventListener(SESSION_ENDED, listen);
  }, []);

  return null;
}
