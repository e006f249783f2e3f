/** Description and price of a course of another type, with the enrolment button. */

import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ContentCounts } from '../../../ui/content/content-counts.tsx';
import { Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { CourseLayout, Description } from '../../course-page/course-layout.tsx';
import { Testimonials } from '../../course-page/testimonials.tsx';
import { EnrollForm } from '../../enrolment/enroll.form.tsx';
import type { CourseDetail_CourseFragment } from './generated/course-detail.ts';

interface CourseDetailProps {
  readonly course: CourseDetail_CourseFragment;
  readonly type: string;
}

export function CourseDetail({ course, type }: CourseDetailProps) {
  const { t } = useI18n();
  const {
    id,
    courseCode,
    description,
    price,
    discount,
    thumbnailUrl,
    totalDurationMonths,
    averageRating,
    testimonials,
  } = course;
  const { isEnrolled, isComingSoon, lessonCount, noteCount, examCount } = course;
  const counts = { lessonCount, noteCount, examCount };
  const details = [
    ...(isComingSoon
      ? []
      : [{ term: t('courses.fee'), value: <Price fee={price} discount={discount} size="lg" /> }]),
    ...(counts.examCount === null
      ? []
      : [{ term: t('courses.contents'), value: <ContentCounts {...counts} /> }]),
    ...(averageRating === null
      ? []
      : [{ term: t('courses.rating'), value: <Rating value={averageRating} size="md" /> }]),
    ...(totalDurationMonths === null || isComingSoon
      ? []
      : [
          {
            term: t('courses.totalDuration'),
            value: t('courses.months', { count: totalDurationMonths }),
          },
        ]),
  ];
  return (
    <CourseLayout
      thumbnailUrl={thumbnailUrl}
      details={details}
      action={
        <EnrollForm
          course={{ id, kind: 'academic', fee: price, discount, isEnrolled, isComingSoon }}
          viewTo={paths.courseUnits(type, courseCode)}
        />
      }
    >
      <Description text={description} />
      <Testimonials testimonials={testimonials} />
    </CourseLayout>
  );
}
