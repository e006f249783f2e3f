/**
 * A card for an admission course. Links to the content for enrolled students, to the course page
 * for others (specification, section 2).
 */
import { paths } from '../../../paths.ts';
import { CourseCard, type CourseCardPlacementProps } from './course-card.tsx';
import type { AdmissionCourseCard_AdmissionCourseFragment } from './generated/admission-course-card.ts';

interface AdmissionCourseCardProps extends CourseCardPlacementProps {
  readonly course: AdmissionCourseCard_AdmissionCourseFragment;
}

export function AdmissionCourseCard({ course, ...placement }: AdmissionCourseCardProps) {
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
      {...placement}
      to={isEnrolled ? paths.admissionUnits(courseCode) : paths.admissionCourse(courseCode)}
      title={name}
      thumbnailUrl={thumbnailUrl}
      fee={fee}
      discount={discount}
      subtitle={description}
      rating={averageRating}
      isEnrolled={isEnrolled === true}
      isComingSoon={isComingSoon}
    />
  );
}
