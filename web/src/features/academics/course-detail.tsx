/** What a course of another type is, what it costs, and the one button. */
import type { FragmentType } from '@apollo/client';
import { usePart } from '../../apollo/use-part.ts';
import { EnrollForm } from '../../enrolment/enroll.form.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { CourseLayout, Description } from '../../ui/course-layout.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Testimonials } from '../../ui/testimonials.tsx';
import { CourseDetail_CourseFragmentDoc } from './generated/course-detail.ts';

interface CourseDetailProps {
  readonly course: FragmentType<typeof CourseDetail_CourseFragmentDoc>;
  readonly type: string;
}

export function CourseDetail({ course: ref, type }: CourseDetailProps) {
  const { t } = useI18n();
  const course = usePart(CourseDetail_CourseFragmentDoc, ref);
  if (!course) return null;

  const { id, courseCode, description, price, discount, thumbnailUrl, totalDurationMonths, averageRating, isEnrolled, testimonials } =
    course;
  const facts = [
    { term: t('courses.fee'), value: <Price fee={price} discount={discount} size="lg" /> },
    { term: t('courses.rating'), value: <Rating value={averageRating} size="md" /> },
    ...(totalDurationMonths === null
      ? []
      : [{ term: t('courses.totalDuration'), value: t('courses.months', { count: totalDurationMonths }) }]),
  ];
  return (
    <CourseLayout
      thumbnailUrl={thumbnailUrl}
      facts={facts}
      action={
        <EnrollForm course={{ id, kind: 'academic', fee: price, discount, isEnrolled }} viewTo={paths.courseUnits(type, courseCode)} />
      }
    >
      <Description text={description} />
      <Testimonials testimonials={testimonials} />
    </CourseLayout>
  );
}
