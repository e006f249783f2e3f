/**
 * The filters of a course list in the search parameters:
 * `?q=buet&free=1&enrolled=1&sort=price&page=2`. Pure.
 */
import type { Language } from '../../i18n/format.ts';
import { isFree } from '../../ui/content/price.tsx';
import type { ListedCourse } from './listed-course.ts';
import { hasWords } from './search-normalization.ts';

/** `default` is omitted from the URL. */
export const sorts = ['default', 'name', 'price'] as const;

export interface CourseFilters {
  readonly text: string;
  readonly free: boolean;
  readonly enrolled: boolean;
  readonly sort: (typeof sorts)[number];
  /** Starts at 1. */
  readonly page: number;
}

export const everything: CourseFilters = {
  text: '',
  free: false,
  enrolled: false,
  sort: 'default',
  page: 1,
};

/** Three rows of cards on a laptop, without too much scrolling on a phone. */
const PER_PAGE = 12;

export function readFilters(search: URLSearchParams): CourseFilters {
  const sort = search.get('sort');
  return {
    text: search.get('q') ?? '',
    free: search.get('free') === '1',
    enrolled: search.get('enrolled') === '1',
    sort: sorts.find((option) => option === sort) ?? 'default',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

export function writeFilters({
  text,
  free,
  enrolled,
  sort,
  page,
}: CourseFilters): Record<string, string> {
  return {
    ...(text && { q: text }),
    ...(free && { free: '1' }),
    ...(enrolled && { enrolled: '1' }),
    ...(sort !== 'default' && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** Whether any filter is set. */
export const isNarrowed = ({ text, free, enrolled }: CourseFilters): boolean =>
  text.trim() !== '' || free || enrolled;

interface OrderedCourse {
  readonly fee: number;
  readonly discount: number;
  readonly isEnrolled?: boolean | null;
}

/**
 * The default order: enrolled courses, then free ones, then the others; in each group in catalogue
 * order.
 */
export function inDefaultOrder<Course extends OrderedCourse>(courses: readonly Course[]): Course[] {
  const rank = (course: Course) => {
    if (course.isEnrolled) return 0;
    return isFree(course) ? 1 : 2;
  };
  return courses.toSorted((a, b) => rank(a) - rank(b));
}

const priceOf = ({ fee, discount }: ListedCourse) => Math.max(0, fee - discount);

export function filterCourses(
  courses: readonly ListedCourse[],
  { text, free, enrolled, sort }: CourseFilters,
  lang: Language,
): ListedCourse[] {
  const matching = courses.filter(
    (course) =>
      (!free || isFree(course)) && (!enrolled || course.isEnrolled) && hasWords(course.words, text),
  );
  if (sort === 'name') return matching.sort((a, b) => a.title.localeCompare(b.title, lang));
  if (sort === 'price') return matching.sort((a, b) => priceOf(a) - priceOf(b));
  return inDefaultOrder(matching);
}

/**
 * One page of courses and the number of pages. A page number above the last one gives the last
 * page.
 */
export function paginateCourses<Course>(
  courses: readonly Course[],
  requestedPage: number,
): { visibleCourses: readonly Course[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(courses.length / PER_PAGE));
  const page = Math.min(requestedPage, pages);
  return { visibleCourses: courses.slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pages };
}
