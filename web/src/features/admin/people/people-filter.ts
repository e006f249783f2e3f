/** The filter of the list of people in the URL: `?q=rahima&state=blocked`. */
import { cursorIn } from '../../../list-pages/cursors.ts';
import type { PeopleRouteQueryVariables } from './generated/people.route.ts';

/** The first one is the default. */
export const personStates = ['all', 'invited', 'blocked'] as const;

const STATES = { all: null, invited: 'INVITED', blocked: 'BLOCKED' } as const;

/** The filter as query variables; also used by the route's loader. */
export function peopleVariables(search: URLSearchParams): PeopleRouteQueryVariables {
  const state = personStates.find((name) => name === search.get('state')) ?? 'all';
  return { search: search.get('q') ?? '', state: STATES[state], after: cursorIn(search) };
}
