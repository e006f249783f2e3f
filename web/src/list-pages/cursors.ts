/** The cursors of a list that the server pages by cursor: one for each page after the first. */

/** The cursor of the page in the URL; null on the first page. Also used by route loaders. */
export const cursorIn = (search: URLSearchParams): string | null =>
  search.getAll('after').at(-1) ?? null;

/**
 * The cursors of the page after this one. While the next page loads, some lists still show the page
 * before: a second press skips nothing.
 */
export const cursorsPast = (
  cursors: readonly string[],
  endCursor: string | null,
): readonly string[] =>
  endCursor && endCursor !== cursors.at(-1) ? [...cursors, endCursor] : cursors;
