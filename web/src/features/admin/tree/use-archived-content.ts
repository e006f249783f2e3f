/** The archived items of a course, the newest first, in pages. */
import { useEffect, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';
import { type ArchivedContentQuery, useArchivedContentQuery } from './generated/branch-actions.ts';

export type ArchivedItem = NonNullable<ArchivedContentQuery['archivedContent']>['nodes'][number];

export function useArchivedContent(courseId: string) {
  const { t } = useI18n();
  const { data, error, refetch, fetchMore } = useArchivedContentQuery({ variables: { courseId } });
  const content = data?.archivedContent;
  // A change refetches the first page only; the pages after it follow up to this number of items.
  const [wantedCount, setWantedCount] = useState(0);
  const count = content?.nodes.length ?? 0;
  const after = content && count < wantedCount ? content.endCursor : null;

  useEffect(() => {
    if (!after) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => appendPage(before, fetchMoreResult),
    }).catch((failure: unknown) => {
      setWantedCount(0);
      toastError(describeError(failure, t));
    });
  }, [after, fetchMore, t]);

  return {
    /** Null or undefined while loading, and if loading failed. */
    content,
    error,
    refetch,
    isLoadingMore: after !== null,
    showMore: () => setWantedCount(count + 1),
  };
}

/** An item that moved to the next page meanwhile is in both. */
function appendPage(before: ArchivedContentQuery, next: ArchivedContentQuery) {
  const [shown, more] = [before.archivedContent, next.archivedContent];
  if (!shown || !more) return before;
  const shownIds = new Set(shown.nodes.map(({ id }) => id));
  const newNodes = more.nodes.filter(({ id }) => !shownIds.has(id));
  return { archivedContent: { ...more, nodes: [...shown.nodes, ...newNodes] } };
}
