/**
 * The filter of the question bank in the address:
 * `?subject=…&chapter=…&difficulty=easy&tag=…&use=unused&show=archived&q=…`.
 */
import type { BankRouteQueryVariables } from '../generated/bank.ts';

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type DifficultyName = (typeof difficulties)[number];

/** The maximum that the API accepts, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** Where questions belong; null: anywhere. */
export interface BankFilter {
  readonly subject: string | null;
  readonly chapter: string | null;
  readonly difficulty: DifficultyName | null;
  readonly tag: string | null;
}

export const noFilter: BankFilter = { subject: null, chapter: null, difficulty: null, tag: null };

export function filterIn(search: URLSearchParams): BankFilter {
  return {
    subject: search.get('subject'),
    chapter: search.get('chapter'),
    difficulty:
      difficulties.find((name) => name.toLowerCase() === search.get('difficulty')) ?? null,
    tag: search.get('tag'),
  };
}

/** The address with another filter; begins on the first page. */
export function addressOf(search: URLSearchParams, filter: BankFilter): string {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const [name, value] of Object.entries(filter)) {
    if (value === null) next.delete(name);
    else next.set(name, name === 'difficulty' ? value.toLowerCase() : value);
  }
  return `?${next}`;
}

/** For the loader of the route, too. */
export function bankVariables(search: URLSearchParams): BankRouteQueryVariables {
  return {
    ...filterIn(search),
    unused: search.get('use') === 'unused',
    archived: search.get('show') === 'archived',
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    after: search.getAll('after').at(-1) ?? null,
  };
}
