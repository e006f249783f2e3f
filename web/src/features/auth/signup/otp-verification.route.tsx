import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAddressText } from '../../../i18n/address-text.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { AuthCard } from '../auth-card.tsx';
import { maskCredential } from '../credential.ts';
import { OtpVerificationForm } from './otp-verification.form.tsx';
import { pendingSignup } from './pending-signup.ts';

export function Component() {
  const { t } = useI18n();
  const addressText = useAddressText();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { readonly sentTo?: string } | null };
  const [pending] = useState(pendingSignup);
  const sentTo = state?.sentTo ?? (pending && maskCredential(pending));
  return (
    <AuthCard
      title={t('auth.otpTitle')}
      lead={sentTo ? t('auth.otpSentTo', { recipient: addressText(sentTo) }) : t('auth.otpSent')}
      footer={
        <ButtonLink variant="ghost" to={paths.signup(returnPath(search))}>
          {t('auth.wrongNumber')}
        </ButtonLink>
      }
    >
      <OtpVerificationForm />
    </AuthCard>
  );
}
