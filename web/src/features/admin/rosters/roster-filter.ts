/** The filter of a roster's page, stored in its URL. */
import { cursorIn } from '../list/cursor-pages.tsx';

/** `off`: registered without being on the roster. */
export const rosterFilters = ['all', 'registered', 'waiting', 'off'] as const;

/** The variables of the page's query. */
export function rosterVariables(id: string, search: URLSearchParams) {
  const show = search.get('show');
  const isRegistered = show === 'registered' ? true : show === 'waiting' ? false : null;
  return {
    id,
    search: search.get('q') ?? '',
    isRegistered,
    after: show === 'off' ? null : cursorIn(search),
  };
}
