/** The layout of a page that edits a lesson or note, with its loading, error and not-found states. */
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWayBack } from '../use-way-back.ts';

interface EditTextPageProps {
  /** Null or undefined while loading and if the item does not exist. */
  readonly title: string | null | undefined;
  readonly query: { readonly loading: boolean; readonly error?: unknown; readonly refetch: () => unknown };
  readonly children: ReactNode;
}

export function EditTextPage({ title, query: { loading, error, refetch }, children }: EditTextPageProps) {
  const { t } = useI18n();
  const back = useWayBack();
  const isLoading = !title && loading;
  return (
    <Page
      title={title ?? (isLoading ? undefined : t('admin.content'))}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.content'), to: back },
        ...(title ? [{ label: title }] : []),
      ]}
    >
      {isLoading && <RowsSkeleton />}
      {!title && !loading && error !== undefined && <ErrorState error={error} onRetry={refetch} />}
      {!title && !loading && error === undefined && <EmptyState text={t('editor.gone')} icon="note" />}
      {children}
    </Page>
  );
}
