/**
 * Offline copies of a note or lesson. Complete results are stored on the device; while offline the
 * copy is written to Apollo's cache, where the page's components read their fragments.
 */
import type { TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCode } from '../../../apollo/errors.ts';
import { savedViewer } from '../../../apollo/session.ts';
import { useViewer } from '../../../apollo/viewer.ts';
import type { StoredPages } from './stored-pages.ts';

/** The kind of page; must be the same object on every call. */
export interface StoredKind<Query> {
  readonly pages: StoredPages;
  readonly document: TypedDocumentNode<Query, { id: string }>;
  /** The field of the query, which takes the id. */
  readonly field: string & keyof Query;
}

/** The copy that the page shows. */
interface ShownCopy<Query> {
  readonly userId: string;
  readonly id: string;
  readonly page: Query;
  readonly storedAt: string;
}

interface ShownPage<Query> {
  readonly data: Query | undefined;
  /**
   * Null if the data is the server's answer; otherwise when the copy was stored, an empty string if
   * that is unknown.
   */
  readonly storedAt: string | null;
}

/** The result of the page's query. */
interface PageResult<Query> {
  readonly data: Query | undefined;
  readonly error?: unknown;
  /** Also resolves if the network fails. */
  readonly refetch: () => Promise<{ readonly data?: unknown; readonly error?: unknown }>;
}

export function useStoredPage<Query>(
  { pages, document, field }: StoredKind<Query>,
  id: string,
  { data: fresh, error, refetch }: PageResult<Query>,
): ShownPage<Query> {
  const { cache } = useApolloClient();
  const userId = useViewer().viewer?.id;
  const { pathname } = useLocation();
  const [storedCopy, setStored] = useState<ShownCopy<Query> | null>(null);
  const isUnreachable = !fresh?.[field] && (errorCode(error) === 'OFFLINE' || !navigator.onLine);
  const visibleCopy =
    storedCopy && storedCopy.userId === userId && storedCopy.id === id ? storedCopy : null;
  const hasOld = visibleCopy !== null;
  const copyDate = useRef<string | null>(null);
  /** Apollo's cache has the copy, not the server's answer. */
  const isCopyCached = useRef(false);

  useEffect(() => {
    if (!userId) return;
    return cache.watch({
      query: document,
      variables: { id },
      optimistic: false,
      immediate: true,
      callback({ result, complete }) {
        // Without storage the page is still shown.
        if (complete)
          pages
            .store(userId, pathname, result, copyDate.current ?? undefined)
            .catch(() => undefined);
      },
    });
  }, [cache, document, pages, userId, pathname, id]);

  useEffect(() => {
    if (!userId || !isUnreachable) return;
    let isCancelled = false;
    pages.read(userId, id).then(
      (copy) => {
        // `savedViewer` changes at once on logout, `userId` only with the next render: a copy must
        // not reach the next user's cache.
        if (isCancelled || !copy || savedViewer()?.id !== userId) return;
        const storedAt = copy.storedAt ?? '';
        // Set before the cache is written: the write stores the copy again, which keeps its date.
        copyDate.current = storedAt;
        isCopyCached.current = true;
        setStored({ userId, id, page: copy.data as Query, storedAt });
        cache.writeQuery({
          query: document,
          variables: { id },
          data: copy.data as Unmasked<Query>,
        });
      },
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [cache, document, pages, userId, id, isUnreachable]);

  // The copy may be outdated: it is replaced when the network returns.
  useEffect(() => {
    if (!hasOld) return;
    const replace = async () => {
      const date = copyDate.current;
      copyDate.current = null;
      const read = () => refetch().catch((error: unknown) => ({ data: undefined, error }));
      let result = await read();
      // A request that was sent before the network returned may also have failed.
      if (errorCode(result.error) === 'OFFLINE') result = await read();
      if (result.error || !result.data) {
        copyDate.current = date;
        return;
      }
      isCopyCached.current = false;
      setStored(null);
    };
    addEventListener('online', replace);
    return () => removeEventListener('online', replace);
  }, [hasOld, refetch]);

  // The next visit refetches. Not when the copy is replaced: an eviction on the open page would
  // send the query again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user's page is another copy
  useEffect(
    () => () => {
      copyDate.current = null;
      if (!isCopyCached.current) return;
      isCopyCached.current = false;
      cache.evict({ id: 'ROOT_QUERY', fieldName: field, args: { id } });
    },
    [cache, field, id, userId],
  );

  if (!visibleCopy) return { data: fresh, storedAt: null };
  return { data: fresh?.[field] ? fresh : visibleCopy.page, storedAt: visibleCopy.storedAt };
}
