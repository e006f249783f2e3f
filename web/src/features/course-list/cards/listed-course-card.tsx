/** Renders the card for a listed course by its type. */

import type { ListedCourse } from '../listed-course.ts';
import { AcademicCourseCard } from './academic-course-card.tsx';
import { AdmissionCourseCard } from './admission-course-card.tsx';
import type { CourseCardLook } from './course-card.tsx';

interface ListedCourseCardProps extends CourseCardLook {
  readonly listed: ListedCourse;
}

export function ListedCourseCard({ listed, ...look }: ListedCourseCardProps) {
  return listed.kind === 'admission' ? (
    <AdmissionCourseCard course={listed.course} {...look} />
  ) : (
    <AcademicCourseCard course={listed.course} {...look} />
  );
}
