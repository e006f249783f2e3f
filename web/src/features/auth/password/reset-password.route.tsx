import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAddressText } from '../../../i18n/address-text.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { AuthCard } from '../auth-card.tsx';
import { type Credential, maskCredential } from '../credential.ts';
import { ResetPasswordForm } from './reset-password.form.tsx';

interface ResetState {
  readonly credential?: Credential;
  /** True if an admin has sent the code, so that none was requested. */
  readonly hasCode?: boolean;
}

export function Component() {
  const { t } = useI18n();
  const addressText = useAddressText();
  const [search] = useSearchParams();
  const returnTo = returnPath(search);
  const { state } = useLocation() as { state: ResetState | null };

  // Opened directly or from a bookmark: the account is stored in the history state, not in the URL.
  if (!state?.credential) return <Navigate to={paths.forgotPassword(returnTo)} replace />;
  return (
    <AuthCard
      title={t('auth.resetTitle')}
      lead={t(state.hasCode ? 'auth.resetLeadWithCode' : 'auth.resetLead', {
        recipient: addressText(maskCredential(state.credential)),
      })}
      footer={
        <ButtonLink variant="ghost" to={paths.forgotPassword(returnTo)}>
          {t('auth.wrongNumber')}
        </ButtonLink>
      }
    >
      <ResetPasswordForm credential={state.credential} hasCode={state.hasCode ?? false} />
    </AuthCard>
  );
}
