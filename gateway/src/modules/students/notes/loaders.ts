// The viewer's own notes, page by page.
import DataLoader from 'dataloader';
import { type BatchingContext, settleEach } from '../../../upstream/batching.ts';
import { nullForVisitors } from '../../../upstream/errors/errors.ts';
import { type NotesFilter, notesApi, type RestNote } from './api.ts';

/** A page of notes. */
type NotePage = { nodes: RestNote[]; totalCount: number };

export const notesLoaders = ({ upstream, capabilities }: BatchingContext) => {
  const api = notesApi(upstream);
  return {
    /** Null for a visitor, and if the host stores no notes. */
    myNotes: {
      page: new DataLoader<NotesFilter, NotePage | null, string>(
        async (pages) => {
          if (!upstream.hasSession() || !(await capabilities.has('notes')))
            return pages.map(() => null);
          return settleEach(pages, (page) => api.listMyNotes(page).catch(nullForVisitors));
        },
        { cacheKeyFn: (page) => JSON.stringify(page) },
      ),
    },
  };
};
