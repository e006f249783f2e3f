/**
 * The pages that edit a lesson or note, and their layout with its loading, error and not-found
 * states.
 */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { useReturnPath } from '../use-return-path.ts';
import { useServerDrafts } from './drafts/server-drafts.ts';
import { TextForm, type TextFormProps } from './text.form.tsx';
import type { TextValues } from './text-values.ts';

interface EditTextPageProps {
  /** Null or undefined while loading and if the item does not exist. */
  readonly title: string | null | undefined;
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: ReactNode;
}

export function EditTextPage({
  title,
  query: { loading, error, refetch },
  children,
}: EditTextPageProps) {
  const { t } = useI18n();
  const back = useReturnPath();
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
      {!title && !loading && error === undefined && (
        <EmptyState text={t('editor.gone')} icon="note" />
      )}
      {children}
    </Page>
  );
}

interface EditTextProps extends Pick<TextFormProps, 'kind' | 'exams' | 'reread' | 'send'> {
  readonly id: string;
  readonly query: EditTextPageProps['query'];
  /** Null while loading and if the item does not exist. */
  readonly storedItem: StoredItem<TextValues> | null;
}

/** The page of an item that is stored. */
export function EditText({ id, query, storedItem, ...form }: EditTextProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useReturnPath();
  const openedItem = useOpened(id, storedItem);
  const itemKind = form.kind === 'lesson' ? 'LESSON' : 'NOTE';
  const serverDrafts = useServerDrafts(itemKind, id);
  return (
    <EditTextPage
      title={openedItem && t('admin.editNamed', { title: openedItem.values.title })}
      query={query}
    >
      {openedItem && (
        <TextForm
          key={id}
          {...form}
          draftKey={id}
          storedValues={openedItem.values}
          revision={openedItem.revision}
          serverDrafts={serverDrafts}
          history={{ kind: itemKind, id }}
          onDone={() => void navigate(back)}
        />
      )}
    </EditTextPage>
  );
}
