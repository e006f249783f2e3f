/**
 * The filters of the exam list in the search parameters of /exams, for the route's loader and its
 * page.
 */

const kinds = { 'multi-subject': 'MULTI_SUBJECT', single: 'SINGLE' } as const;
const isKind = (name: string | null): name is keyof typeof kinds =>
  name !== null && Object.hasOwn(kinds, name);

/** The filter as query variables; a missing parameter becomes null. */
export function examListFilters(search: URLSearchParams) {
  const kind = search.get('kind');
  return {
    kind: isKind(kind) ? kinds[kind] : null,
    courseId: search.get('course') || null,
    subject: search.get('subject') || null,
  };
}
