/**
 * Shown by a page whose URL names something that does not exist, with a link to a page that does.
 */
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

export function NotFoundPage({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  return (
    <Page title={t('shell.notFound')} width="reading">
      <EmptyState text={t('shell.notFoundLine')}>{children}</EmptyState>
    </Page>
  );
}
