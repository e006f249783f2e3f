/** The filter of the course list in the URL: `?kind=academic&status=draft&q=…`. */
import type { AdminCoursesQueryVariables } from './generated/admin-courses.route.ts';

/** The first one is the default. */
export const courseKinds = ['admission', 'academic', 'other'] as const;
export type CourseKindName = (typeof courseKinds)[number];
export const courseStatuses = ['all', 'draft', 'published', 'archived'] as const;

const KINDS = { admission: 'ADMISSION', academic: 'ACADEMIC', other: 'OTHER' } as const;
const STATUSES = {
  all: null,
  draft: 'DRAFT',
  published: 'PUBLISHED',
  archived: 'ARCHIVED',
} as const;

/** The maximum that the API accepts, in characters. */
const MAX_SEARCH_LENGTH = 200;

/** The filter as query variables; also used by the route's loader. */
export function courseListFilter(search: URLSearchParams): AdminCoursesQueryVariables {
  const kind = courseKinds.find((name) => name === search.get('kind')) ?? 'admission';
  const status = courseStatuses.find((name) => name === search.get('status')) ?? 'all';
  return {
    kind: KINDS[kind],
    status: STATUSES[status],
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    after: search.getAll('after').at(-1) ?? null,
  };
}
