/** The layout of a page about one campaign, with loading, error and not-found states. */
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';

interface CampaignPageProps {
  /** Null or undefined while loading and if the campaign does not exist. */
  readonly title: string | null | undefined;
  /** Omitted for a new campaign. */
  readonly query?: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Links beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function CampaignPage({ title, query, actions, children }: CampaignPageProps) {
  const { t } = useI18n();
  const isLoading = !title && query?.loading === true;
  const isFailed = !title && !isLoading && query?.error !== undefined;
  return (
    <Page
      actions={actions}
      title={title ?? (isLoading ? undefined : t('events.campaigns'))}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('events.campaigns'), to: adminPaths.campaigns() },
        ...(title ? [{ label: title }] : []),
      ]}
    >
      {isLoading && <RowsSkeleton />}
      {isFailed && <ErrorState error={query.error} onRetry={query.refetch} />}
      {!title && !isLoading && !isFailed && (
        <EmptyState text={t('events.campaignGone')} icon="flag" />
      )}
      {children}
    </Page>
  );
}
