/**
 * The route /courses/:type/:courseCode: the page of a course of another type, for users who are not
 * enrolled.
 */
import { Heading, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { NotFoundPage } from '../../../ui/page/not-found-page.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { CoursePageSkeleton } from '../../course-page/course-page-skeleton.tsx';
import { CourseDetail } from './course-detail.tsx';
import { useCourseRouteQuery } from './generated/course.route.ts';

export function Component() {
  const { type = '', courseCode = '' } = useParams();
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseRouteQuery({ variables: { courseCode } });
  const isInitialLoad = loading && !data;
  const courses = data?.coursesByCode?.filter(({ courseType }) => courseType === type) ?? [];
  const [only] = courses.length === 1 ? courses : [];

  if (data?.coursesByCode && courses.length === 0) {
    return (
      <NotFoundPage>
        <ButtonLink to={paths.courses()}>{t('courses.seeAll')}</ButtonLink>
      </NotFoundPage>
    );
  }
  return (
    <Page
      title={isInitialLoad ? undefined : (only?.title ?? t('courses.title'))}
      breadcrumbs={[
        { label: t('courses.title'), to: paths.courses() },
        ...(only ? [{ label: only.title }] : []),
      ]}
    >
      {isInitialLoad && <CoursePageSkeleton />}
      {!isInitialLoad && !data?.coursesByCode && <ErrorState error={error} onRetry={refetch} />}
      <Stack gap="12">
        {courses.map((course) => (
          <section key={course.id}>
            {!only && (
              <Heading as="h2" size="xl" mb="4">
                {course.title}
              </Heading>
            )}
            <CourseDetail course={course} type={type} />
          </section>
        ))}
      </Stack>
    </Page>
  );
}
