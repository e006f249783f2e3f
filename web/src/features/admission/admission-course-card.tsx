/** An admission course in a list. The click rule (specification, section 2): an enrolled student goes to the units, anyone else to the detail. */
import { paths } from '../../paths.ts';
import { CourseCard } from '../../ui/course-card.tsx';
import type { AdmissionCourseCard_CourseFragment } from './generated/admission-course-card.ts';

interface AdmissionCourseCardProps {
  readonly course: AdmissionCourseCard_CourseFragment;
  readonly headingLevel?: 'h2' | 'h3';
  readonly eager?: boolean;
}

export function AdmissionCourseCard({ course, headingLevel = 'h2', eager = false }: AdmissionCourseCardProps) {
  const { courseCode, name, description, fee, discount, thumbnailUrl, averageRating, isEnrolled } = course;
  return (
    <CourseCard
      to={isEnrolled ? paths.admissionUnits(courseCode) : paths.admissionCourse(courseCode)}
      title={name}
      line={description}
      thumbnailUrl={thumbnailUrl}
      fee={fee}
      discount={discount}
      rating={averageRating}
      isEnrolled={isEnrolled === true}
      headingLevel={headingLevel}
      eager={eager}
    />
  );
}

/** Enrolled courses first; otherwise the order of the catalogue. */
export function enrolledFirst<Course extends { readonly isEnrolled: boolean | null }>(courses: readonly Course[]): Course[] {
  return [...courses].sort((one, other) => Number(other.isEnrolled === true) - Number(one.isEnrolled === true));
}
