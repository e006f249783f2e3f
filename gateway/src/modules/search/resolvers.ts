// Search in the public outline, if the backend provides it (extension `search`).
import type { Resolvers, SearchKind, SearchParent } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { fieldRefusal } from '../../upstream/errors/refusals.ts';

const MAX_LENGTH = 100;
const MAX_PAGE_SIZE = 50;
/** The backend ranks at most 300 hits per kind. */
const MAX_OFFSET = 299;

const kinds: Record<string, SearchKind> = {
  course: 'COURSE',
  unit: 'UNIT',
  subject: 'SUBJECT',
  chapter: 'CHAPTER',
  lesson: 'LESSON',
  note: 'NOTE',
  exam: 'EXAM',
};
const parents: Record<string, SearchParent> = {
  course: 'COURSE',
  'course-unit': 'COURSE_UNIT',
  subject: 'SUBJECT',
  chapter: 'CHAPTER',
  lesson: 'LESSON',
  unit: 'UNIT',
};

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_, { query, kind, first, offset: skipped }, { api, capabilities }) => {
      const limit = first ?? 5;
      if (limit < 1 || limit > MAX_PAGE_SIZE)
        throw fieldRefusal('first', 'PAGE_SIZE', { max: MAX_PAGE_SIZE });
      const offset = skipped ?? 0;
      if (offset < 0 || offset > MAX_OFFSET)
        throw fieldRefusal('offset', 'SEARCH_OFFSET', { max: MAX_OFFSET });
      const q = query.trim();
      // Control characters and unpaired surrogates cannot be sent in a URL.
      if (q === '' || q.length > MAX_LENGTH || /[\p{Cc}\p{Cs}]/u.test(q))
        throw fieldRefusal('query', 'NOT_A_SEARCH', { max: MAX_LENGTH });
      await capabilities.require('search', 'NO_SEARCH');
      const { groups } = await api.search.getSearchResults({
        q,
        kind: kind?.toLowerCase(),
        limit,
        offset: offset > 0 ? offset : undefined,
      });
      // Kinds of a newer backend are omitted.
      return (groups ?? []).filter((group) => group.kind !== undefined && group.kind in kinds);
    },
  },
  SearchGroup: {
    kind: ({ kind }) => kindOf(kind),
    totalCount: ({ total }) => total ?? 0,
    hits: ({ kind, hits }) => (hits ?? []).map((hit) => ({ ...hit, kind })),
  },
  SearchHit: {
    kind: ({ kind }) => kindOf(kind),
    id: idOf,
    title: ({ title }) => title ?? '',
    trail: ({ trail }) => trail ?? [],
    parentType: ({ parentType }) =>
      parentType === undefined ? null : (parents[parentType] ?? null),
    parentId: ({ parentId }) => parentId ?? null,
    course: ({ course }) => course ?? {},
  },
  SearchCourse: {
    id: idOf,
    title: ({ title }) => title ?? '',
    courseCode: ({ courseCode }) => courseCode ?? '',
    courseType: ({ courseType }) => courseType ?? '',
  },
};

function kindOf(kind: string | undefined): SearchKind {
  return kinds[kind ?? ''] ?? 'COURSE';
}
