/** Renders the card for a listed course by its type. */

import type { ListedCourse } from '../listed-course.ts';
import { AcademicCourseCard } from './academic-course-card.tsx';
import { AdmissionCourseCard } from './admission-course-card.tsx';
import type { CourseCardPlacementProps } from './course-card.tsx';

interface ListedCourseCardProps extends CourseCardPlacementProps {
  readonly listedCourse: ListedCourse;
}

export function ListedCourseCard({ listedCourse, ...placement }: ListedCourseCardProps) {
  return listedCourse.kind === 'admission' ? (
    <AdmissionCourseCard course={listedCourse.course} {...placement} />
  ) : (
    <AcademicCourseCard course={listedCourse.course} {...placement} />
  );
}
