/** Offline copies of the last ten opened notes. */
import type { ContentRouteQuery } from '../notes/generated/content.route.ts';
import { storedPages } from './stored-pages.ts';

export const storedNotes = storedPages<ContentRouteQuery>('notes', ({ content }) =>
  content?.body ? content : null,
);
