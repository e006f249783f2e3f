/**
 * A card for an admission course. Implements the click rule (specification, section 2): enrolled
 * students go to the content, others to the course page.
 */
import { paths } from '../../../paths.ts';
import { CourseCard, type CourseCardLook } from './course-card.tsx';
import type { AdmissionCourseCard_AdmissionCourseFragment } from './generated/admission-course-card.ts';

interface AdmissionCourseCardProps extends CourseCardLook {
  readonly course: AdmissionCourseCard_AdmissionCourseFragment;
}

export function AdmissionCourseCard({ course, ...look }: AdmissionCourseCardProps) {
  const {
    courseCode,
    name,
    description,
    fee,
    discount,
    thumbnailUrl,
    averageRating,
    isEnrolled,
    isComingSoon,
  } = course;
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
      isComingSoon={isComingSoon}
    />
  );
}
