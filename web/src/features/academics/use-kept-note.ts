/**
 * A note for reading without a network: what came is kept on the phone, and what was kept stands in when nothing comes. It goes by the cache, where
 * the components of the page find what only they see.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCode } from '../../apollo/errors.ts';
import { savedViewer } from '../../apollo/session.ts';
import { useViewer } from '../../apollo/viewer.ts';
import { ContentRouteDocument, type ContentRouteQuery } from './generated/content.route.ts';
import { keepNote, keptNote, type WholeNote } from './kept-notes.ts';

/** `fresh` is the server's answer, undefined until there is one. */
export function useKeptNote(id: string, fresh: ContentRouteQuery | undefined, error: unknown): ContentRouteQuery | undefined {
  const { cache } = useApolloClient();
  const userId = useViewer().viewer?.id;
  const { pathname } = useLocation();
  const [kept, setKept] = useState<{ readonly userId: string; readonly note: WholeNote } | null>(null);
  const isCut = !fresh?.content && (errorCode(error) === 'OFFLINE' || !navigator.onLine);
  const old = kept && kept.userId === userId && kept.note.content?.id === id ? kept.note : null;
  const hasOld = old !== null;

  useEffect(() => {
    if (!userId) return;
    return cache.watch({
      query: ContentRouteDocument,
      variables: { id },
      optimistic: false,
      immediate: true,
      callback({ result, complete }) {
        // A phone that keeps nothing still shows the note.
        if (complete) keepNote(userId, pathname, result).catch(() => undefined);
      },
    });
  }, [cache, userId, pathname, id]);

  useEffect(() => {
    if (!userId || !isCut) return;
    let isGone = false;
    keptNote(userId, id).then(
      (note) => {
        // A logout is known there at once, and here with the next drawing: nothing of one person gets into the cache of the next.
        if (isGone || !note || savedViewer()?.id !== userId) return;
        cache.writeQuery({ query: ContentRouteDocument, variables: { id }, data: note });
        setKept({ userId, note });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [cache, userId, id, isCut]);

  // It may be old: whoever comes back asks the server again.
  useEffect(() => {
    if (!hasOld) return;
    return () => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'content', args: { id } });
  }, [cache, id, hasOld]);

  return isCut && old ? old : fresh;
}
