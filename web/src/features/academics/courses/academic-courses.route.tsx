/**
 * The route /courses/academic/:courseCode: the courses of one class. Enrolled students go to the
 * subjects, others to the course page.
 */
import { useParams } from 'react-router-dom';
import { classLabel, isClassCode } from '../../../i18n/class-labels.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { NotFoundPage } from '../../../ui/page/not-found-page.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { CardGridSkeleton } from '../../../ui/page/skeletons.tsx';
import { CourseList } from '../../course-list/course-list.tsx';
import { listedAcademicCourse } from '../../course-list/listed-course.ts';
import { useAcademicCoursesRouteQuery } from './generated/academic-courses.route.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode = '' } = useParams();
  const { data, loading, error, refetch } = useAcademicCoursesRouteQuery({
    variables: { courseCode },
  });
  const label = classLabel(courseCode);
  const allClasses = (
    <ButtonLink variant="outline" to={paths.academicClasses()}>
      {t('shell.academicCourses')}
    </ButtonLink>
  );
  if (data?.coursesByCode?.length === 0 && !isClassCode(courseCode))
    return <NotFoundPage>{allClasses}</NotFoundPage>;
  return (
    <Page
      title={t('list.coursesOf', { label })}
      breadcrumbs={[
        { label: t('shell.courses'), to: paths.courses() },
        { label: t('shell.academicCourses'), to: paths.academicClasses() },
        { label },
      ]}
    >
      <CourseList
        courses={data?.coursesByCode?.map((course) =>
          listedAcademicCourse(course, t('list.typeAcademic')),
        )}
        pending={loading ? <CardGridSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
        whenEmpty={allClasses}
      />
    </Page>
  );
}
