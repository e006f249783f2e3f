/** What somebody wants to see of the course list, as it stands in the address: `?q=buet&show=free`. */
import { latinDigits } from '../../i18n/format.ts';
import { isFree } from '../../ui/price.tsx';

export const shows = ['all', 'free', 'enrolled'] as const;
export type Show = (typeof shows)[number];

export interface CourseWish {
  readonly text: string;
  readonly show: Show;
}

interface WishedCourse {
  readonly name: string;
  readonly description: string | null;
  readonly courseCode: string;
  readonly fee: number;
  readonly discount: number;
  readonly isEnrolled: boolean | null;
}

export function readWish(search: URLSearchParams): CourseWish {
  const show = search.get('show');
  return { text: search.get('q') ?? '', show: shows.find((known) => known === show) ?? 'all' };
}

export function writeWish({ text, show }: CourseWish): Record<string, string> {
  return { ...(text && { q: text }), ...(show !== 'all' && { show }) };
}

/** Bengali letters such as য় can be written in two ways, and digits in two scripts: both sides are brought to one form. */
const folded = (text: string) => latinDigits(text.normalize('NFC')).toLocaleLowerCase();

export function wishedCourses<Course extends WishedCourse>(courses: readonly Course[], { text, show }: CourseWish): Course[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    if (show === 'free' && !isFree(course)) return false;
    if (show === 'enrolled' && !course.isEnrolled) return false;
    const where = folded(`${course.name} ${course.description ?? ''} ${course.courseCode}`);
    return words.every((word) => where.includes(word));
  });
}
