/** The filter of a roster's page, stored in its URL. */
import { cursorIn } from '../../../list-pages/cursors.ts';

/** `off`: registered without being on the roster. */
export const rosterFilters = ['all', 'registered', 'waiting', 'off'] as const;

/** The value of the query's variable; null in the query: not filtered. */
const isRegistered = new Map([
  ['registered', true],
  ['waiting', false],
]);

/** The variables of the page's query. */
export function rosterVariables(id: string, search: URLSearchParams) {
  const show = search.get('show');
  return {
    id,
    search: search.get('q') ?? '',
    isRegistered: isRegistered.get(show ?? '') ?? null,
    after: show === 'off' ? null : cursorIn(search),
  };
}
