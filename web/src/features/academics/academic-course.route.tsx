/** /courses/academic/:courseCode/:motherId: what the course is, what it costs, and the one button: Enroll Now, or View Course. */
import { Box, Grid, Text } from '@chakra-ui/react';
import { EnrollForm } from '../../enrolment/enroll.form.tsx';
import { classLabel } from '../../i18n/class-labels.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/cover.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Bone, Loading, TextSkeleton } from '../../ui/skeletons.tsx';
import { Testimonials } from '../../ui/testimonials.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseFeatures } from './course-features.tsx';
import { CourseSubjects } from './course-subjects.tsx';
import { useAcademicCourseRouteQuery } from './generated/academic-course.route.ts';
import { Missing } from './missing.tsx';
import { usePlace } from './use-place.ts';

const columns = { base: '1fr', lg: 'minmax(0, 1fr) 22rem' };

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId } = usePlace();
  const { data, loading, error, refetch } = useAcademicCourseRouteQuery({ variables: { id: motherId }, errorPolicy: 'all' });
  const course = data?.course;
  const breadcrumbs = [
    { label: t('academics.classesTitle'), to: paths.academicClasses() },
    { label: classLabel(courseCode), to: paths.academicCourses(courseCode) },
    ...(course ? [{ label: course.title }] : []),
  ];

  if (!course && !loading && !error) return <Missing text={t('academics.courseNotFound')} />;
  if (!course) {
    return (
      <Page title={error && !loading ? classLabel(courseCode) : undefined} documentTitle={classLabel(courseCode)} breadcrumbs={breadcrumbs}>
        {loading ? <CourseSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
      </Page>
    );
  }

  return (
    <Page title={course.title} breadcrumbs={breadcrumbs}>
      <Grid templateColumns={columns} gap={{ base: '6', lg: '10' }} alignItems="start">
        <Box order={{ base: '0', lg: '1' }} position={{ lg: 'sticky' }} top={{ lg: '5rem' }} bg="bg.panel" borderWidth="1px" borderRadius="md" shadow="card" overflow="hidden">
          <Cover src={course.thumbnailUrl} eager />
          <Box p="5">
            <CourseFacts course={course} />
            <EnrollForm course={{ id: course.id, kind: 'academic', fee: course.price, discount: course.discount, isEnrolled: course.isEnrolled }} viewTo={paths.subjects(course.courseCode, course.id)} />
          </Box>
        </Box>
        <Box minW="0">
          {course.description && (
            <Text maxW="reading" fontSize="lg" lineHeight="body">
              {course.description}
            </Text>
          )}
          <CourseFeatures features={course.features} />
          <CourseSubjects course={course} subjects={course.subjects} onRetry={refetch} error={error} />
        </Box>
      </Grid>
      <Testimonials testimonials={course.testimonials} />
    </Page>
  );
}

function CourseSkeleton() {
  return (
    <Grid templateColumns={columns} gap={{ base: '6', lg: '10' }} alignItems="start">
      <Box order={{ base: '0', lg: '1' }} borderWidth="1px" borderRadius="md" overflow="hidden" bg="bg.panel">
        <Loading>
          <Box aspectRatio="16 / 9" bg="bg.track" />
          <Box p="5">
            <Bone h="2rem" w="40%" />
            <Box h="4" />
            <Bone h="3.25rem" radius="md" />
          </Box>
        </Loading>
      </Box>
      <TextSkeleton />
    </Grid>
  );
}
