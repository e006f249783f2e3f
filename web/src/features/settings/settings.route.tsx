/**
 * The route /settings: appearance on this device, notifications, and the way to password, devices,
 * download and deletion.
 */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { AccountLinks } from './account-links.tsx';
import { Appearance } from './appearance.tsx';
import { useSettingsRouteQuery } from './generated/settings.route.ts';
import { NotificationPreferences } from './notification-preferences.form.tsx';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useSettingsRouteQuery();
  const viewer = data?.viewer;
  const preferences = viewer?.notificationPreferences;
  return (
    <Page title={t('settings.title')}>
      <Stack gap="6" maxW="44rem">
        <Appearance />
        {loading && !viewer && <RowsSkeleton count={2} h="14rem" />}
        {!loading && !preferences && error && <ErrorState error={error} onRetry={refetch} />}
        {viewer && preferences && (
          <NotificationPreferences
            viewerId={viewer.id}
            preferences={preferences}
            hasSecurityPage={viewer.hasAccountSecurity}
          />
        )}
        {viewer && (
          <AccountLinks
            hasSecurityPage={viewer.hasAccountSecurity}
            canDownloadData={viewer.canDownloadData}
          />
        )}
      </Stack>
    </Page>
  );
}
