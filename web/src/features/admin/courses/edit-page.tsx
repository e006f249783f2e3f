/** The layout of a page that edits one course, with its loading, error and not-found states. */
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';

interface EditPageProps {
  /** Null or undefined while loading and if the course does not exist. */
  readonly title: string | null | undefined;
  readonly query: {
    readonly data?: unknown;
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Links beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function EditPage({
  title,
  query: { data, loading, error, refetch },
  actions,
  children,
}: EditPageProps) {
  const { t } = useI18n();
  const hasFailed = !loading && error !== undefined && (!title || data === undefined);
  const isMissing = !title && !loading && !error;
  return (
    <Page
      actions={actions}
      title={title ?? (loading ? undefined : t('admin.courses'))}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.courses'), to: paths.adminCourses() },
        ...(title ? [{ label: title }] : []),
      ]}
    >
      {loading && !title && <RowsSkeleton />}
      {hasFailed && <ErrorState error={error} onRetry={refetch} />}
      {isMissing && <EmptyState text={t('admin.courseGone')} />}
      {children}
    </Page>
  );
}
