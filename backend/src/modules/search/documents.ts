// The extension `search` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';

/** The kinds in the order of the response. */
export const SEARCH_KINDS = [
  'course',
  'unit',
  'subject',
  'chapter',
  'lesson',
  'note',
  'exam',
] as const;
export type SearchKindName = (typeof SEARCH_KINDS)[number];

const Kind = Type.Enum([...SEARCH_KINDS]);

/**
 * The number of ranked titles per kind, the shortest first: a query that matches more is too short
 * to distinguish them.
 */
export const MAX_RANKED = 300;

export const SearchQuery = Type.Object(
  {
    q: Type.String({ minLength: 1, maxLength: 100 }),
    kind: Type.Optional(Kind),
    /** Per kind. */
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 5 }),
    /** The number of skipped best matches per kind. */
    offset: Type.Integer({ minimum: 0, maximum: MAX_RANKED - 1, default: 0 }),
  },
  closed,
);

const SearchHit = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  /** The titles between its course and itself, outermost first. */
  trail: Type.Array(Type.String()),
  /** The record whose page lists an exam. */
  parentType: Type.Optional(
    Type.Enum(['unit', 'course-unit', 'course', 'subject', 'chapter', 'lesson']),
  ),
  parentId: Type.Optional(Type.String()),
  course: Type.Object({
    _id: Type.String(),
    title: Type.String(),
    courseCode: Type.String(),
    /** `admission` for admission courses. */
    courseType: Type.String(),
  }),
});
export type SearchHitDocument = Static<typeof SearchHit>;

export const SearchResults = Type.Object({
  /** Kinds without a match are omitted. */
  groups: Type.Array(
    Type.Object({
      kind: Kind,
      /** The number of matches; at most MAX_RANKED of them can be read. */
      total: Type.Integer(),
      hits: Type.Array(SearchHit),
    }),
  ),
});
export type SearchResultsDocument = Static<typeof SearchResults>;
