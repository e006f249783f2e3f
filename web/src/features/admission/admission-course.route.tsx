/** /courses/admission/:courseCode: what the course is, what it costs, what is inside, and the one button. */
import { Heading } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { EnrollForm } from '../../enrolment/enroll.form.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CourseLayout, Description } from '../../ui/course-layout.tsx';
import { CoursePageSkeleton } from '../../ui/course-page-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Testimonials } from '../../ui/testimonials.tsx';
import { CourseContents } from './course-contents.tsx';
import { useAdmissionCourseRouteQuery } from './generated/admission-course.route.ts';

export function Component() {
  const { courseCode = '' } = useParams();
  const { t } = useI18n();
  const { data, loading, error, refetch } = useAdmissionCourseRouteQuery({ variables: { courseCode }, errorPolicy: 'all' });
  const course = data?.admissionCourse;
  const isWaiting = loading && !data;
  const breadcrumbs = [
    { label: t('courses.title'), to: paths.courses() },
    { label: t('courses.admission'), to: paths.admissionCourses() },
    ...(course ? [{ label: course.name }] : []),
  ];

  if (!course) {
    return (
      <Page title={isWaiting ? undefined : t('courses.admission')} breadcrumbs={breadcrumbs}>
        {isWaiting && <CoursePageSkeleton />}
        {!isWaiting && error && <ErrorState error={error} onRetry={refetch} />}
        {!isWaiting && !error && (
          <EmptyState text={t('courses.notFound')}>
            <ButtonLink to={paths.admissionCourses()}>{t('courses.allAdmission')}</ButtonLink>
          </EmptyState>
        )}
      </Page>
    );
  }

  const { id, name, description, fee, discount, enrollmentDurationMonths, thumbnailUrl, averageRating, isEnrolled, testimonials, units } =
    course;
  const facts = [
    { term: t('courses.fee'), value: <Price fee={fee} discount={discount} size="lg" /> },
    { term: t('courses.rating'), value: <Rating value={averageRating} size="md" /> },
    ...(enrollmentDurationMonths === null
      ? []
      : [{ term: t('courses.duration'), value: t('courses.months', { count: enrollmentDurationMonths }) }]),
  ];
  return (
    <Page title={name} breadcrumbs={breadcrumbs}>
      <CourseLayout
        thumbnailUrl={thumbnailUrl}
        facts={facts}
        action={<EnrollForm course={{ id, kind: 'admission', fee, discount, isEnrolled }} viewTo={paths.admissionUnits(courseCode)} />}
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
