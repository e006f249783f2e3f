/** The route /boss/log: the changes by admins, with filters in the URL. */
import { Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { auditFilter } from './audit-filter.ts';
import { EntryRows } from './entry-rows.tsx';
import { FilterForm } from './filter-form.tsx';
import { useAuditLogRouteQuery } from './generated/audit-log.ts';

export function Component() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const filter = auditFilter(params);
  const { data, loading, error, refetch } = useAuditLogRouteQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.auditEntries;
  const isFiltered = Boolean(filter.actor || filter.kind || filter.from || filter.until);
  return (
    <Page
      title={t('auditlog.title')}
      lead={t('auditlog.lead')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('auditlog.title') }]}
    >
      <FilterForm />
      {loading && !list && <RowsSkeleton count={6} h="4rem" />}
      {!list && !loading && <ErrorState error={error} onRetry={refetch} />}
      {list && (
        <Text role="status" color="fg.muted" mb="3">
          {t(list.totalCountIsExact ? 'auditlog.found' : 'auditlog.foundMore', {
            count: list.totalCount,
          })}
        </Text>
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          text={t(isFiltered ? 'auditlog.nothingFound' : 'auditlog.empty')}
          icon="clock"
        />
      )}
      {list && list.nodes.length > 0 && <EntryRows entries={list.nodes} />}
      <PageLinks endCursor={list?.endCursor} />
    </Page>
  );
}
