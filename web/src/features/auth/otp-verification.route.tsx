import { useLocation, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths, returnAddress } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { OtpVerificationForm } from './otp-verification.form.tsx';

export function Component() {
  const { t, digits } = useI18n();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { readonly sentTo?: string } | null };
  return (
    <AuthCard
      title={t('auth.otpTitle')}
      lead={state?.sentTo ? t('auth.otpSentTo', { recipient: digits(state.sentTo) }) : t('auth.otpSent')}
      footer={
        <ButtonLink variant="ghost" to={paths.signup(returnAddress(search))}>
          {t('auth.wrongNumber')}
        </ButtonLink>
      }
    >
      <OtpVerificationForm />
    </AuthCard>
  );
}
