/** Offline copies of the last ten opened notes. */
import type { ContentRouteQuery } from '../notes/generated/content.route.ts';
import { keptPages } from './kept-pages.ts';

export const keptNotes = keptPages<ContentRouteQuery>('notes', ({ content }) => (content?.body ? content : null));
