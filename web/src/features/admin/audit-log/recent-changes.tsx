/** The newest entries of the audit log on the start page. */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { EntryRows } from './entry-rows.tsx';
import { useRecentChangesQuery } from './generated/audit-log.ts';

export function RecentChanges() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useRecentChangesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.auditEntries?.nodes;
  return (
    <Section title={t('auditlog.recent')}>
      {loading && !entries && <RowsSkeleton count={3} h="3.5rem" />}
      {!entries && !loading && <ErrorState error={error} onRetry={refetch} />}
      {entries?.length === 0 && <Text color="fg.muted">{t('auditlog.empty')}</Text>}
      {entries && entries.length > 0 && (
        <>
          <EntryRows entries={entries} />
          <ButtonLink variant="outline" mt="3" to={adminPaths.auditLog()}>
            {t('auditlog.all')}
          </ButtonLink>
        </>
      )}
    </Section>
  );
}
