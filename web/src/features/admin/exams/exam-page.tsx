/** The frame of a page that writes an exam, with its waiting, failing and missing states, and the way back to where it was opened. */
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths, returnAddress } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';

/** Where the exam was opened: the content of its course. */
function useWayBack(): string {
  const [search] = useSearchParams();
  return search.has('returnTo') ? returnAddress(search) : paths.adminCourses();
}

/** Leaves the page after saving or giving up. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const back = useWayBack();
  return () => void navigate(back);
}

interface ExamPageProps {
  /** Null or undefined while there is nothing to edit. */
  readonly title: string | null | undefined;
  /** Left out for a new exam. */
  readonly query?: { readonly loading: boolean; readonly error?: unknown; readonly refetch: () => unknown };
  readonly children: ReactNode;
}

export function ExamPage({ title, query, children }: ExamPageProps) {
  const { t } = useI18n();
  const back = useWayBack();
  const isLoading = !title && query?.loading === true;
  return (
    <Page
      title={title ?? (isLoading ? undefined : t('admin.exams'))}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.content'), to: back },
        ...(title ? [{ label: title }] : []),
      ]}
    >
      {isLoading && <RowsSkeleton />}
      {!title && !isLoading && query?.error !== undefined && <ErrorState error={query.error} onRetry={query.refetch} />}
      {!title && !isLoading && query?.error === undefined && <EmptyState text={t('admin.examGone')} icon="exam" />}
      {children}
    </Page>
  );
}
