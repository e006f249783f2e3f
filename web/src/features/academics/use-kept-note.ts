/** A note for reading without a network: what came is kept on the phone, and what was kept stands in when nothing comes. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCode } from '../../apollo/errors.ts';
import { useViewer } from '../../apollo/viewer.ts';
import type { ContentRouteQuery } from './generated/content.route.ts';
import { keepNote, keptNote } from './kept-notes.ts';

/** `fresh` is the server's answer, undefined until there is one. */
export function useKeptNote(id: string, fresh: ContentRouteQuery | undefined, error: unknown): ContentRouteQuery | undefined {
  const userId = useViewer().viewer?.id;
  const { pathname } = useLocation();
  const [kept, setKept] = useState<ContentRouteQuery | null>(null);
  const isCut = !fresh?.content && (errorCode(error) === 'OFFLINE' || !navigator.onLine);

  useEffect(() => {
    // A phone that keeps nothing still shows the note.
    if (userId && fresh) keepNote(userId, pathname, fresh).catch(() => undefined);
  }, [userId, pathname, fresh]);

  useEffect(() => {
    if (!userId || !isCut) return;
    let isGone = false;
    keptNote(userId, id).then(
      (note) => !isGone && setKept(note),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId, id, isCut]);

  return isCut && kept?.content?.id === id ? kept : fresh;
}
