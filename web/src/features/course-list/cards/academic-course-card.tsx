/**
 * A card for an academic course or a course of another type. The click rule (specification, section
 * 2) is the same as for admission courses.
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { typeLine } from '../listed-course.ts';
import { CourseCard, type CourseCardLook } from './course-card.tsx';
import type { AcademicCourseCard_CourseFragment } from './generated/academic-course-card.ts';

interface AcademicCourseCardProps extends CourseCardLook {
  readonly course: AcademicCourseCard_CourseFragment;
}

export function AcademicCourseCard({ course, ...look }: AcademicCourseCardProps) {
  const { t } = useI18n();
  const { courseType, title, price, discount, thumbnailUrl, isEnrolled, isComingSoon } = course;
  return (
    <CourseCard
      {...look}
      to={addressOf(course)}
      title={title}
      thumbnailUrl={thumbnailUrl}
      line={typeLine(courseType, t('list.typeAcademic'))}
      fee={price}
      discount={discount}
      isEnrolled={isEnrolled === true}
      isComingSoon={isComingSoon}
    />
  );
}

/** Academic courses are in the academic tree; others have URLs with type and code. */
function addressOf({
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
