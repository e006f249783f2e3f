/** /courses/:type/:courseCode/units: what is in a course of another type, for those enrolled in it. */
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { NotEnrolled } from '../../enrolment/not-enrolled.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useCourseUnitsRouteQuery } from './generated/course-units.route.ts';

export function Component() {
  const { type = '', courseCode = '' } = useParams();
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseUnitsRouteQuery({ variables: { courseCode }, errorPolicy: 'all' });
  const isWaiting = loading && !data;
  const courses = data?.coursesByCode?.filter(({ courseType }) => courseType === type) ?? [];
  const enrolled = courses.filter(({ isEnrolled }) => isEnrolled !== false);
  const detail = paths.course(type, courseCode);

  return (
    <Page
      title={isWaiting ? undefined : t('courses.units')}
      width="reading"
      breadcrumbs={[
        { label: t('courses.title'), to: paths.courses() },
        ...(courses[0] ? [{ label: courses[0].title, to: detail }] : []),
        { label: t('courses.units') },
      ]}
    >
      {isWaiting && <RowsSkeleton count={3} h="5.5rem" />}
      {!isWaiting && !data?.coursesByCode && <ErrorState error={error} onRetry={refetch} />}
      {data?.coursesByCode && courses.length === 0 && <EmptyState text={t('courses.notFound')} />}
      {courses.length > 0 && enrolled.length === 0 && <NotEnrolled to={detail} />}
      <Stack gap="8">
        {enrolled.map(({ id, title, subjects }) => (
          <Box as="section" key={id}>
            <Heading as="h2" size="lg" mb="3">
              {title}
            </Heading>
            {!subjects && <ErrorState error={error} onRetry={refetch} />}
            {subjects?.length === 0 && <EmptyState text={t('courses.noUnits')} />}
            <Stack gap="3">
              {subjects?.map((subject) => (
                <LinkCard key={subject.id} p="5">
                  <Heading as="h3" size="md">
                    <CardLink to={paths.chapters(courseCode, id, subject.id)}>{subject.name}</CardLink>
                  </Heading>
                  {subject.description && <Text color="fg.muted">{subject.description}</Text>}
                </LinkCard>
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Page>
  );
}
