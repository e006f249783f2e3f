/**
 * The route /courses/admission/:courseCode: description, price and content of a course, with the
 * enrolment button.
 */
import { Heading } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ContentCounts } from '../../ui/content/content-counts.tsx';
import { Price } from '../../ui/content/price.tsx';
import { Rating } from '../../ui/content/rating.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CourseLayout, Description } from '../course-page/course-layout.tsx';
import { CoursePageSkeleton } from '../course-page/course-page-skeleton.tsx';
import { Testimonials } from '../course-page/testimonials.tsx';
import { EnrollForm } from '../enrolment/enroll.form.tsx';
import { CourseContents } from './course-contents.tsx';
import { useAdmissionCourseRouteQuery } from './generated/admission-course.route.ts';

export function Component() {
  const { courseCode = '' } = useParams();
  const { t } = useI18n();
  const { data, loading, error, refetch } = useAdmissionCourseRouteQuery({
    variables: { courseCode },
  });
  const course = data?.admissionCourse;
  const isInitialLoad = loading && !data;
  const breadcrumbs = [
    { label: t('courses.title'), to: paths.courses() },
    { label: t('courses.admission'), to: paths.admissionCourses() },
    ...(course ? [{ label: course.name }] : []),
  ];

  if (!course && !isInitialLoad && !error) {
    return (
      <Page title={t('courses.notFound')} breadcrumbs={breadcrumbs} width="reading">
        <ButtonLink variant="outline" to={paths.admissionCourses()}>
          {t('courses.allAdmission')}
        </ButtonLink>
      </Page>
    );
  }
  if (!course) {
    return (
      <Page title={isInitialLoad ? undefined : t('courses.admission')} breadcrumbs={breadcrumbs}>
        {isInitialLoad ? <CoursePageSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
      </Page>
    );
  }

  const {
    id,
    name,
    description,
    fee,
    discount,
    enrollmentDurationMonths,
    thumbnailUrl,
    averageRating,
    testimonials,
    units,
  } = course;
  const { isEnrolled, isComingSoon, examCount } = course;
  const details = [
    ...(isComingSoon
      ? []
      : [{ term: t('courses.fee'), value: <Price fee={fee} discount={discount} size="lg" /> }]),
    ...(examCount === null
      ? []
      : [{ term: t('courses.contents'), value: <ContentCounts examCount={examCount} /> }]),
    ...(averageRating === null
      ? []
      : [{ term: t('courses.rating'), value: <Rating value={averageRating} size="md" /> }]),
    ...(enrollmentDurationMonths === null
      ? []
      : [
          {
            term: t('courses.duration'),
            value: t('courses.months', { count: enrollmentDurationMonths }),
          },
        ]),
  ];
  return (
    <Page title={name} breadcrumbs={breadcrumbs}>
      <CourseLayout
        thumbnailUrl={thumbnailUrl}
        details={details}
        action={
          <EnrollForm
            course={{ id, kind: 'admission', fee, discount, isEnrolled, isComingSoon }}
            viewTo={paths.admissionUnits(courseCode)}
          />
        }
      >
        <Heading as="h2" size="xl" mb="3">
          {t('courses.about')}
        </Heading>
        <Description text={description} />
        <CourseContents units={units} onRetry={refetch} />
        <Testimonials testimonials={testimonials} />
      </CourseLayout>
    </Page>
  );
}
