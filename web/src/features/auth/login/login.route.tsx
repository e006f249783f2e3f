import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endedSession } from '../../../apollo/session.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { mayHaveAttempts } from '../../exam-room/storage/attempts-flag.ts';
import { AuthCard } from '../auth-card.tsx';
import { LoginForm } from './login.form.tsx';

export function Component() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [endedOf] = useState(endedSession);
  const hasExam = useRunningExam(endedOf);
  return (
    <AuthCard
      title={t('auth.loginTitle')}
      lead={
        endedOf !== null && (
          <span role="status">
            {t('shell.sessionEnded')} {hasExam && t('auth.examKept')}
          </span>
        )
      }
      footer={
        <>
          {t('auth.noAccount')}
          <ButtonLink variant="ghost" to={paths.signup(returnPath(search))}>
            {t('auth.signUp')}
          </ButtonLink>
        </>
      }
    >
      <LoginForm />
      <ButtonLink variant="ghost" mt="3" w="full" to={paths.forgotPassword(returnPath(search))}>
        {t('auth.forgotLink')}
      </ButtonLink>
    </AuthCard>
  );
}

/** Whether this device has an attempt of the user whose deadline has not passed. */
function useRunningExam(userId: string | null): boolean {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (userId === null || !mayHaveAttempts()) return;
    let isCancelled = false;
    const readAttempts = async () => {
      const { listStoredAttempts } = await import('../../exam-room/storage/attempt-store.ts');
      const heads = await listStoredAttempts(userId);
      if (!isCancelled) setRunning(heads.some(({ deadline }) => deadline > Date.now()));
    };
    // Without the chunk, the hint about the running exam is omitted.
    readAttempts().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [userId]);
  return isRunning;
}
