/** The route /profile/security: addresses, password, sessions, and an admin's second factor. */
import { Stack } from '@chakra-ui/react';
import { useConfirmation } from '../../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { Addresses } from './addresses.tsx';
import { ChangePassword } from './change-password.form.tsx';
import { useSecurityRouteQuery } from './generated/security.route.ts';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useSecurityRouteQuery({
    fetchPolicy: 'cache-and-network',
  });
  const { run, dialog } = useConfirmation();
  const viewer = data?.viewer;

  return (
    <Page
      title={t('account.title')}
      breadcrumbs={[{ label: t('account.backToProfile'), to: paths.profile() }]}
    >
      {loading && !viewer && <RowsSkeleton count={4} h="8rem" />}
      {!loading && !viewer && <ErrorState error={error} onRetry={refetch} />}
      {viewer && !viewer.hasAccountSecurity && (
        <EmptyState text={t('account.notOffered')} icon="shield" />
      )}
      {viewer?.hasAccountSecurity && (
        <Stack gap="6" maxW="44rem">
          <Addresses email={viewer.user.email} phoneNumber={viewer.user.phoneNumber} run={run} />
          <ChangePassword />
          <Sessions viewer={viewer} error={error} onRetry={refetch} />
          {viewer.user.role === 'ADMIN' && <SecondFactor viewer={viewer} run={run} />}
        </Stack>
      )}
      {dialog}
    </Page>
  );
}
