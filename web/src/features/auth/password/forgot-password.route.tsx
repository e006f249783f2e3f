import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { AuthCard } from '../auth-card.tsx';
import { ForgotPasswordForm } from './forgot-password.form.tsx';

export function Component() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  return (
    <AuthCard
      title={t('auth.forgotTitle')}
      lead={t('auth.forgotLead')}
      footer={
        <ButtonLink variant="ghost" to={paths.login(returnPath(search))}>
          {t('auth.backToLogin')}
        </ButtonLink>
      }
    >
      <ForgotPasswordForm />
    </AuthCard>
  );
}
