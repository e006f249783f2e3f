/**
 * A card for an academic course or a course of another type. Links to the content for enrolled
 * students, to the course page for others (specification, section 2).
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { courseTypeLabel } from '../listed-course.ts';
import { CourseCard, type CourseCardPlacementProps } from './course-card.tsx';
import type { AcademicCourseCard_CourseFragment } from './generated/academic-course-card.ts';

interface AcademicCourseCardProps extends CourseCardPlacementProps {
  readonly course: AcademicCourseCard_CourseFragment;
}

export function AcademicCourseCard({ course, ...placement }: AcademicCourseCardProps) {
  const { t } = useI18n();
  const { courseType, title, price, discount, thumbnailUrl, isEnrolled, isComingSoon } = course;
  return (
    <CourseCard
      {...placement}
      to={pathOf(course)}
      title={title}
      thumbnailUrl={thumbnailUrl}
      subtitle={courseTypeLabel(courseType, t('list.typeAcademic'))}
      fee={price}
      discount={discount}
      isEnrolled={isEnrolled === true}
      isComingSoon={isComingSoon}
    />
  );
}

/** Academic courses are in the academic tree; others have URLs with type and code. */
function pathOf({
  id,
  courseCode,
  courseType,
  isEnrolled,
}: AcademicCourseCard_CourseFragment): string {
  if (courseType === 'academic')
    return isEnrolled ? paths.subjects(courseCode, id) : paths.academicCourse(courseCode, id);
  return isEnrolled
    ? paths.courseUnits(courseType, courseCode)
    : paths.course(courseType, courseCode);
}
