/** The details beside the cover of a course: price, contents, rating and duration. */
import type { Translate } from '../../../i18n/i18n.tsx';
import { ContentCounts } from '../../../ui/content/content-counts.tsx';
import { Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import type { CourseDetail_CourseFragment } from './generated/course-detail.ts';

type Course = Pick<
  CourseDetail_CourseFragment,
  | 'price'
  | 'discount'
  | 'totalDurationMonths'
  | 'averageRating'
  | 'isComingSoon'
  | 'lessonCount'
  | 'noteCount'
  | 'examCount'
>;

/** A course without content has no price and no duration; other details can be missing. */
export function courseSummary(course: Course, priceTerm: string, t: Translate) {
  const { price, discount, totalDurationMonths, averageRating, isComingSoon } = course;
  const { lessonCount, noteCount, examCount } = course;
  return [
    !isComingSoon && {
      term: priceTerm,
      value: <Price fee={price} discount={discount} size="lg" />,
    },
    examCount !== null && {
      term: t('courses.contents'),
      value: (
        <ContentCounts lessonCount={lessonCount} noteCount={noteCount} examCount={examCount} />
      ),
    },
    averageRating !== null && {
      term: t('courses.rating'),
      value: <Rating value={averageRating} size="md" />,
    },
    totalDurationMonths !== null &&
      !isComingSoon && {
        term: t('courses.totalDuration'),
        value: t('courses.months', { count: totalDurationMonths }),
      },
  ].filter((detail) => detail !== false);
}
