import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths, returnAddress } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { LoginForm } from './login.form.tsx';

export function Component() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  return (
    <AuthCard
      title={t('auth.loginTitle')}
      footer={
        <>
          {t('auth.noAccount')}
          <ButtonLink variant="ghost" to={paths.signup(returnAddress(search))}>
            {t('auth.signUp')}
          </ButtonLink>
        </>
      }
    >
      <LoginForm />
      <ButtonLink variant="ghost" mt="3" w="full" to={paths.forgotPassword(returnAddress(search))}>
        {t('auth.forgotLink')}
      </ButtonLink>
    </AuthCard>
  );
}
