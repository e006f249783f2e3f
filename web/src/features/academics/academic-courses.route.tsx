/** /courses/academic/:courseCode: the courses of one class. An enrolled student goes straight to the subjects, anyone else to the detail. */
import { useParams } from 'react-router-dom';
import { classLabel } from '../../i18n/class-labels.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CourseCard } from '../../ui/course-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/skeletons.tsx';
import { useAcademicCoursesRouteQuery } from './generated/academic-courses.route.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode = '' } = useParams();
  const { data, loading, error, refetch } = useAcademicCoursesRouteQuery({ variables: { courseCode }, errorPolicy: 'all' });
  const courses = data?.coursesByCode?.toSorted((a, b) => Number(b.isEnrolled) - Number(a.isEnrolled));
  const label = classLabel(courseCode);
  return (
    <Page
      title={t('academics.coursesTitle', { label })}
      breadcrumbs={[
        { label: t('shell.courses'), to: paths.courses() },
        { label: t('academics.classesTitle'), to: paths.academicClasses() },
        { label },
      ]}
    >
      {loading && !data && <CardGridSkeleton />}
      {!courses && !loading && <ErrorState error={error} onRetry={refetch} />}
      {courses?.length === 0 && (
        <EmptyState text={t('shell.noCourses')}>
          <ButtonLink variant="outline" to={paths.academicClasses()}>
            {t('academics.allClasses')}
          </ButtonLink>
        </EmptyState>
      )}
      <CardGrid>
        {courses?.map((course) => (
          <CourseCard
            key={course.id}
            to={course.isEnrolled ? paths.subjects(course.courseCode, course.id) : paths.academicCourse(course.courseCode, course.id)}
            title={course.title}
            line={course.courseType === 'academic' ? t('academics.typeAcademic') : course.courseType}
            thumbnailUrl={course.thumbnailUrl}
            fee={course.price}
            discount={course.discount}
            isEnrolled={course.isEnrolled === true}
            headingLevel="h2"
            eager
          />
        ))}
      </CardGrid>
    </Page>
  );
}
