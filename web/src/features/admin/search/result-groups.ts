/**
 * The results of a search as groups of rows: courses, parts of the course outline, questions of the
 * bank, and students.
 */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { I18n, TextKey } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { adminPaths } from '../admin-paths.ts';
import type {
  AdminSearch_CoursesFragment,
  AdminSearch_HitFragment,
  AdminSearchQuery,
} from './generated/admin-search.ts';
import { hitLink } from './hit-link.ts';
import type { OutlineKind } from './search-filter.ts';

export interface ResultRow {
  readonly id: string;
  readonly to: string;
  /** Plain text, which may have LaTeX between dollar signs if it is a question. */
  readonly title: string;
  /** Its parents, or another distinguishing text; may be empty. */
  readonly detail: string;
}

export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly ResultRow[];
  readonly count: number;
  /** False if there are more than `count`. */
  readonly isExact: boolean;
  /** The list of all results of this kind. */
  readonly allAt: string;
  /** The reason why this kind could not be searched; null if it was. */
  readonly error: CombinedGraphQLErrors | null;
}

/** The data that the groups are built from. */
interface Results {
  readonly data: AdminSearchQuery;
  readonly error: unknown;
  readonly words: string;
}

const outlineTexts = {
  UNIT: 'search.units',
  SUBJECT: 'search.subjects',
  CHAPTER: 'search.chapters',
  LESSON: 'search.lessons',
  NOTE: 'search.notes',
  EXAM: 'search.exams',
} as const satisfies Record<OutlineKind, TextKey>;

/** The groups that have results or could not be searched. */
export function resultGroups(results: Results, i18n: I18n): ResultGroup[] {
  const groups = [
    ...courseGroups(results, i18n),
    ...outlineGroups(results, i18n),
    bankGroup(results, i18n),
    peopleGroup(results, i18n),
  ];
  return groups.filter(({ count, error }) => count > 0 || error);
}

/** The errors of one root field. */
function errorOf({ error }: Results, field: keyof AdminSearchQuery): CombinedGraphQLErrors | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const errors = error.errors.filter(({ path }) => path?.[0] === field);
  return errors.length > 0 ? new CombinedGraphQLErrors({ errors }) : null;
}

function courseGroups(results: Results, { t }: I18n): ResultGroup[] {
  const { data, words } = results;
  const group = (
    field: 'admissionCourses' | 'academicCourses' | 'otherCourses',
    kind: 'admission' | 'academic' | 'other',
    title: string,
  ) => ({
    key: field,
    title,
    ...countOf(data[field]),
    rows: (data[field]?.nodes ?? []).map((course) =>
      courseRow(course, t(STATUS_TEXTS[course.status])),
    ),
    allAt: `/boss/courses?${new URLSearchParams({ kind, q: words })}`,
    error: errorOf(results, field),
  });
  return [
    group('admissionCourses', 'admission', t('adminsearch.admissionCourses')),
    group('academicCourses', 'academic', t('adminsearch.academicCourses')),
    group('otherCourses', 'other', t('adminsearch.otherCourses')),
  ];
}

const STATUS_TEXTS = {
  DRAFT: 'courseadmin.draft',
  PUBLISHED: 'courseadmin.published',
  ARCHIVED: 'courseadmin.archivedStatus',
} as const satisfies Record<AdminSearch_CoursesFragment['nodes'][number]['status'], TextKey>;

const courseRow = (
  { id, kind, title, courseCode }: AdminSearch_CoursesFragment['nodes'][number],
  status: string,
): ResultRow => ({
  id,
  to: kind === 'ADMISSION' ? paths.admissionContent(id) : paths.courseContent(id),
  title,
  detail: `${courseCode} · ${status}`,
});

function outlineGroups(results: Results, { t }: I18n): ResultGroup[] {
  const { data, words } = results;
  const returnTo = adminPaths.search(words);
  const error = errorOf(results, 'search');
  if (error)
    return [
      {
        key: 'search',
        title: t('adminsearch.outline'),
        rows: [],
        count: 0,
        isExact: true,
        allAt: returnTo,
        error,
      },
    ];
  // Courses have their own groups, which also contain drafts and archived courses.
  return (data.search ?? []).flatMap(({ kind, hits, totalCount }) => {
    if (kind === 'COURSE') return [];
    const rows = hits.map((hit) => ({
      id: hit.id,
      to: hitLink(hit, returnTo),
      title: hit.title,
      detail: trailOf(hit),
    }));
    const allAt = adminPaths.search(words, kind.toLowerCase());
    return [
      {
        key: kind,
        title: t(outlineTexts[kind]),
        rows,
        count: totalCount,
        isExact: true,
        allAt,
        error: null,
      },
    ];
  });
}

const trailOf = ({ course, trail }: AdminSearch_HitFragment) =>
  [course.title, ...trail].join(' › ');

function bankGroup(results: Results, { t }: I18n): ResultGroup {
  const list = results.data.bankQuestions;
  return {
    key: 'bankQuestions',
    title: t('adminsearch.questions'),
    ...countOf(list),
    rows: (list?.nodes ?? []).map(({ id, text, subject, chapter }) => ({
      id,
      to: adminPaths.bankQuestion(id),
      title: text,
      detail: [subject, chapter].filter(Boolean).join(' › '),
    })),
    allAt: `${adminPaths.bank()}?${new URLSearchParams({ q: results.words })}`,
    error: errorOf(results, 'bankQuestions'),
  };
}

function peopleGroup(results: Results, { t, digits }: I18n): ResultGroup {
  const list = results.data.people;
  return {
    key: 'people',
    title: t('adminsearch.students'),
    ...countOf(list),
    rows: (list?.nodes ?? []).map(({ id, student, account }) => {
      const phone = student.contactMobile ?? account.phoneNumber;
      return {
        id,
        to: adminPaths.person(id),
        title: student.name ?? t('admin.notGiven'),
        detail: [account.email, phone && digits(cleanMobile(phone))].filter(Boolean).join(' · '),
      };
    }),
    allAt: `${adminPaths.people()}?${new URLSearchParams({ q: results.words })}`,
    error: errorOf(results, 'people'),
  };
}

interface CountedList {
  readonly totalCount: number;
  /** Lists without it count to the end. */
  readonly totalCountIsExact?: boolean;
}

const countOf = (list: CountedList | null | undefined) => ({
  count: list?.totalCount ?? 0,
  isExact: list?.totalCountIsExact ?? true,
});
