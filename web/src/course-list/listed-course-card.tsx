/** A course of a list as the card of its kind. */
import type { CourseCardLook } from '../ui/course-card.tsx';
import { AcademicCourseCard } from './academic-course-card.tsx';
import { AdmissionCourseCard } from './admission-course-card.tsx';
import type { ListedCourse } from './listed-course.ts';

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
