/**
 * The filter of the question bank in the URL:
 * `?kind=creative&subject=…&chapter=…&difficulty=easy&tag=…&use=unused&show=archived&q=…`.
 */
import type { BankQuestionKind, BankRouteQueryVariables } from '../generated/bank.ts';

/** Each question has one of them: here a creative question is not a written one. */
export const kinds = ['MCQ', 'WRITTEN', 'CREATIVE'] as const satisfies readonly BankQuestionKind[];
export type KindName = (typeof kinds)[number];

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type DifficultyName = (typeof difficulties)[number];

/** The maximum that the API accepts, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** The kind of questions, and the place in the bank; null: any. */
export interface BankFilter {
  readonly kind: KindName | null;
  readonly subject: string | null;
  readonly chapter: string | null;
  readonly difficulty: DifficultyName | null;
  readonly tag: string | null;
}

export const noFilter: BankFilter = {
  kind: null,
  subject: null,
  chapter: null,
  difficulty: null,
  tag: null,
};

const isLike = (typed: string | null) => (name: string) => name.toLowerCase() === typed;

export function filterIn(search: URLSearchParams): BankFilter {
  return {
    kind: kinds.find(isLike(search.get('kind'))) ?? null,
    subject: search.get('subject'),
    chapter: search.get('chapter'),
    difficulty: difficulties.find(isLike(search.get('difficulty'))) ?? null,
    tag: search.get('tag'),
  };
}

/**
 * The filter as a variable of the API.
 * @param kind of the questions if none is chosen; `WRITTEN` includes creative ones
 */
export const filterVariables = (filter: BankFilter, kind: KindName | null = null) => ({
  ...filter,
  kind: filter.kind ?? kind,
  withoutCreative: filter.kind === 'WRITTEN',
});

/** The URL with another filter; begins on the first page. */
export function bankUrl(search: URLSearchParams, filter: BankFilter): string {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const [name, value] of Object.entries(filter)) {
    if (value === null) next.delete(name);
    else next.set(name, name === 'difficulty' || name === 'kind' ? value.toLowerCase() : value);
  }
  return `?${next}`;
}

/** The filter as query variables; also used by the route's loader. */
export function bankVariables(search: URLSearchParams): BankRouteQueryVariables {
  return {
    ...filterVariables(filterIn(search)),
    unused: search.get('use') === 'unused',
    archived: search.get('show') === 'archived',
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    after: search.getAll('after').at(-1) ?? null,
  };
}
