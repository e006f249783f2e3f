/**
 * Offline copies of a note or lesson. Complete results are stored on the device; while offline the copy is written to Apollo's cache, where
 * the page's components read their fragments.
 */
import type { TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCode } from '../../../apollo/errors.ts';
import { savedViewer } from '../../../apollo/session.ts';
import { useViewer } from '../../../apollo/viewer.ts';
import type { StoredPages } from './stored-pages.ts';

/** Which pages: the same object on every call. */
export interface StoredKind<Query> {
  readonly pages: StoredPages;
  readonly document: TypedDocumentNode<Query, { id: string }>;
  /** The field of the query, which takes the id. */
  readonly field: string & keyof Query;
}

/** `fresh` is the server's answer, undefined until there is one. */
export function useStoredPage<Query>(
  { pages, document, field }: StoredKind<Query>,
  id: string,
  fresh: Query | undefined,
  error: unknown,
): Query | undefined {
  const { cache } = useApolloClient();
  const userId = useViewer().viewer?.id;
  const { pathname } = useLocation();
  const [kept, setStored] = useState<{ readonly userId: string; readonly id: string; readonly page: Query } | null>(null);
  const isCut = !fresh?.[field] && (errorCode(error) === 'OFFLINE' || !navigator.onLine);
  const old = kept && kept.userId === userId && kept.id === id ? kept.page : null;
  const hasOld = old !== null;

  useEffect(() => {
    if (!userId) return;
    return cache.watch({
      query: document,
      variables: { id },
      optimistic: false,
      immediate: true,
      callback({ result, complete }) {
        // A phone that keeps nothing still shows the page.
        if (complete) pages.keep(userId, pathname, result).catch(() => undefined);
      },
    });
  }, [cache, document, pages, userId, pathname, id]);

  useEffect(() => {
    if (!userId || !isCut) return;
    let isGone = false;
    pages.read(userId, id).then(
      (page) => {
        // `savedViewer` changes at once on logout, `userId` only with the next render: a copy must not reach the next user's cache.
        if (isGone || !page || savedViewer()?.id !== userId) return;
        cache.writeQuery({ query: document, variables: { id }, data: page as Unmasked<Query> });
        setStored({ userId, id, page: page as Query });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [cache, document, pages, userId, id, isCut]);

  // The copy may be outdated: it is evicted on unmount, so that the next visit refetches.
  useEffect(() => {
    if (!hasOld) return;
    return () => void cache.evict({ id: 'ROOT_QUERY', fieldName: field, args: { id } });
  }, [cache, field, id, hasOld]);

  return isCut && old ? old : fresh;
}
