/** Renders the card for a listed course by its type. */

import type { ListedCourse } from '../listed-course.ts';
import { AcademicCourseCard } from './academic-course-card.tsx';
import { AdmissionCourseCard } from './admission-course-card.tsx';
import type { CourseCardLook } from './course-card.tsx';

interface ListedCourseCardProps extends CourseCardLook {
  readonly listedCourse: ListedCourse;
}

export function ListedCourseCard({ listedCourse, ...look }: ListedCourseCardProps) {
  return listedCourse.kind === 'admission' ? (
    <AdmissionCourseCard course={listedCourse.course} {...look} />
  ) : (
    <AcademicCourseCard course={listedCourse.course} {...look} />
  );
}
