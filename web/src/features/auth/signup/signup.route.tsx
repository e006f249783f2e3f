import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { AuthCard } from '../auth-card.tsx';
import { SignupForm } from './signup.form.tsx';

export function Component() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  return (
    <AuthCard
      title={t('auth.signupTitle')}
      footer={
        <>
          {t('auth.haveAccount')}
          <ButtonLink variant="ghost" to={paths.login(returnPath(search))}>
            {t('auth.logIn')}
          </ButtonLink>
        </>
      }
    >
      <SignupForm />
    </AuthCard>
  );
}
