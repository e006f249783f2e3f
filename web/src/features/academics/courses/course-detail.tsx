/** Description and price of a course of another type, with the enrolment button. */

import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { CourseLayout, Description } from '../../course-page/course-layout.tsx';
import { Testimonials } from '../../course-page/testimonials.tsx';
import { EnrollForm } from '../../enrolment/enroll.form.tsx';
import { courseSummary } from './course-summary.tsx';
import type { CourseDetail_CourseFragment } from './generated/course-detail.ts';

interface CourseDetailProps {
  readonly course: CourseDetail_CourseFragment;
  readonly type: string;
}

export function CourseDetail({ course, type }: CourseDetailProps) {
  const { t } = useI18n();
  const { id, courseCode, description, price, discount, thumbnailUrl, testimonials } = course;
  const { isEnrolled, isComingSoon } = course;
  return (
    <CourseLayout
      thumbnailUrl={thumbnailUrl}
      details={courseSummary(course, t('courses.fee'), t)}
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
