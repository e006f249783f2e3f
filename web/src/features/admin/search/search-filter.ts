/**
 * The search of admins in the URL: `?q=…`, with `&kind=lesson&from=50` for more results of one
 * kind.
 */
import type { AdminSearchQueryVariables } from './generated/admin-search.ts';

/** The maximum that the API accepts, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** Kinds without a list of their own to link to. */
const KINDS = {
  unit: 'UNIT',
  subject: 'SUBJECT',
  chapter: 'CHAPTER',
  lesson: 'LESSON',
  note: 'NOTE',
  exam: 'EXAM',
} as const;
export type OutlineKind = (typeof KINDS)[keyof typeof KINDS];

/** Results of each kind, and of one kind alone at a time. */
const PAGE_SIZES = { allKinds: 5, oneKind: 50 };
/** The server ranks no more of one kind. */
export const MAX_RANKED = 300;

const outlineKind = (name: string | null): OutlineKind | null =>
  Object.values(KINDS).find((kind) => kind.toLowerCase() === name) ?? null;

/** The words that are searched; empty if there are none. */
export const wordsIn = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim();

/** The filter as query variables; also used by the route's loader. */
export function searchVariables(search: URLSearchParams): AdminSearchQueryVariables {
  const kind = outlineKind(search.get('kind'));
  return {
    query: wordsIn(search),
    kind,
    first: kind ? PAGE_SIZES.oneKind : PAGE_SIZES.allKinds,
    offset: kind ? offsetIn(search) : 0,
    ofAllKinds: kind === null,
  };
}

/** The first result of a page; URLs with other numbers show the page that has them. */
function offsetIn(search: URLSearchParams): number {
  const from = Number(search.get('from'));
  if (!Number.isFinite(from) || from < 0) return 0;
  return Math.min(
    Math.floor(from / PAGE_SIZES.oneKind) * PAGE_SIZES.oneKind,
    MAX_RANKED - PAGE_SIZES.oneKind,
  );
}
