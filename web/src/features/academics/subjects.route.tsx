/** /courses/academic/:courseCode/:motherId/:id: the subjects of a course with picture, name and description. */
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/cover.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { DoneCount } from './done-count.tsx';
import { useSubjectsRouteQuery } from './generated/subjects.route.ts';
import { LockedNotice } from './locked-notice.tsx';
import { Missing } from './missing.tsx';
import { trail } from './trail.ts';
import { useIsOpen, usePlace } from './use-place.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = usePlace();
  const { isLoggedIn } = useViewer();
  const { data, loading, error, refetch } = useSubjectsRouteQuery({
    variables: { courseId: id, isSignedIn: isLoggedIn },
    errorPolicy: 'all',
  });
  const course = data?.course;
  const isOpen = useIsOpen(course);

  if (!course && !loading && !error) return <Missing text={t('academics.courseNotFound')} />;
  return (
    <Page
      title={course ? t('academics.subjectsOf', { title: course.title }) : !loading ? t('academics.subjects') : undefined}
      documentTitle={course?.title ?? t('academics.subjects')}
      breadcrumbs={trail({ courseCode, motherId, here: course?.title })}
    >
      {!isOpen && <LockedNotice />}
      {loading && !data && <RowsSkeleton count={6} h="6.5rem" />}
      {!course?.subjects && !loading && <ErrorState error={error} onRetry={refetch} />}
      {course?.subjects?.length === 0 && <EmptyState text={t('academics.noSubjects')} />}
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))" gap={{ base: '3', md: '5' }}>
        {course?.subjects?.map((subject) => (
          <LinkCard key={subject.id}>
            <Flex gap="4" p="4" align="flex-start">
              <Box w="4.5rem" flexShrink="0" borderRadius="md" overflow="hidden">
                <Cover src={subject.imageUrl} ratio="1" />
              </Box>
              <Box minW="0">
                <Heading as="h2" size="md" mb="1">
                  <CardLink to={paths.chapters(courseCode, motherId, subject.id)}>{subject.name}</CardLink>
                </Heading>
                <Text color="fg.muted">{subject.description}</Text>
                {isOpen && subject.chapters && <DoneCount lessons={subject.chapters.flatMap(({ lessons }) => lessons ?? [])} />}
              </Box>
            </Flex>
          </LinkCard>
        ))}
      </Grid>
    </Page>
  );
}
