/**
 * The route /courses/academic/:courseCode/:motherId: description and price of a course, with the
 * button Enroll Now or View Course.
 */
import { Heading } from '@chakra-ui/react';
import { classLabel } from '../../../i18n/class-labels.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { CourseLayout, Description } from '../../course-page/course-layout.tsx';
import { CoursePageSkeleton } from '../../course-page/course-page-skeleton.tsx';
import { Testimonials } from '../../course-page/testimonials.tsx';
import { EnrollForm } from '../../enrolment/enroll.form.tsx';
import { useCourseParams } from '../use-course-params.ts';
import { CourseFeatures } from './course-features.tsx';
import { CourseSubjects } from './course-subjects.tsx';
import { courseSummary } from './course-summary.tsx';
import { useAcademicCourseRouteQuery } from './generated/academic-course.route.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId } = useCourseParams();
  const { data, loading, error, refetch } = useAcademicCourseRouteQuery({
    variables: { id: motherId },
  });
  const course = data?.course;
  const breadcrumbs = [
    { label: t('shell.academicCourses'), to: paths.academicClasses() },
    { label: classLabel(courseCode), to: paths.academicCourses(courseCode) },
    ...(course ? [{ label: course.title }] : []),
  ];

  if (!course && !loading && !error) {
    return (
      <Page title={t('courses.notFound')} width="reading">
        <ButtonLink variant="outline" to={paths.academicClasses()}>
          {t('courses.allAcademic')}
        </ButtonLink>
      </Page>
    );
  }
  if (!course) {
    return (
      <Page title={loading ? undefined : classLabel(courseCode)} breadcrumbs={breadcrumbs}>
        {loading ? <CoursePageSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
      </Page>
    );
  }

  const { id, price, discount, isEnrolled, isComingSoon } = course;
  return (
    <Page title={course.title} breadcrumbs={breadcrumbs}>
      <CourseLayout
        thumbnailUrl={course.thumbnailUrl}
        details={courseSummary(course, t('ui.priceNow'), t)}
        action={
          <EnrollForm
            course={{
              id,
              kind: 'academic',
              fee: price,
              discount,
              isEnrolled: isEnrolled === true,
              isComingSoon,
            }}
            viewTo={paths.subjects(course.courseCode, id)}
          />
        }
      >
        {course.description && (
          <Heading as="h2" size="xl" mb="3">
            {t('courses.about')}
          </Heading>
        )}
        <Description text={course.description} />
        <CourseFeatures features={course.features} />
        <CourseSubjects
          course={course}
          subjects={course.subjects}
          onRetry={refetch}
          error={error}
        />
        <Testimonials testimonials={course.testimonials} />
      </CourseLayout>
    </Page>
  );
}
