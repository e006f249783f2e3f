/** An admission course as a card. The click rule (specification, section 2) is here: enrolled students go inside, anyone else to the detail. */
import type { FragmentType } from '@apollo/client';
import { usePart } from '../apollo/use-part.ts';
import { paths } from '../paths.ts';
import { CourseCard, type CourseCardLook } from '../ui/course-card.tsx';
import { AdmissionCourseCard_AdmissionCourseFragmentDoc } from './generated/admission-course-card.ts';

interface AdmissionCourseCardProps extends CourseCardLook {
  readonly course: FragmentType<typeof AdmissionCourseCard_AdmissionCourseFragmentDoc>;
}

export function AdmissionCourseCard({ course, ...look }: AdmissionCourseCardProps) {
  const part = usePart(AdmissionCourseCard_AdmissionCourseFragmentDoc, course);
  if (!part) return null;
  const { courseCode, name, description, fee, discount, thumbnailUrl, averageRating, isEnrolled } = part;
  return (
    <CourseCard
      {...look}
      to={isEnrolled ? paths.admissionUnits(courseCode) : paths.admissionCourse(courseCode)}
      title={name}
      thumbnailUrl={thumbnailUrl}
      fee={fee}
      discount={discount}
      line={description}
      rating={averageRating}
      isEnrolled={isEnrolled === true}
    />
  );
}
