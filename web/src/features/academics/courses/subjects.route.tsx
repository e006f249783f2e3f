/**
 * The route /courses/academic/:courseCode/:motherId/:id: the subjects of a course with picture,
 * name and description.
 */
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ContentCounts } from '../../../ui/content/content-counts.tsx';
import { Cover } from '../../../ui/content/cover.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { CardLink, LinkCard } from '../../../ui/page/link-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { SingleExams } from '../../exam-list/single-exams.tsx';
import { AcademicNotFound } from '../academic-not-found.tsx';
import { DoneCount } from '../chapter/done-count.tsx';
import { LockedNotice } from '../locked-notice.tsx';
import { trail } from '../trail.ts';
import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import { useSubjectsRouteQuery } from './generated/subjects.route.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = useCourseParams();
  const { isLoggedIn } = useViewer();
  const { data, loading, error, refetch } = useSubjectsRouteQuery({
    variables: { courseId: id, isSignedIn: isLoggedIn },
  });
  const course = data?.course;
  const isOpen = useIsOpen(course);

  if (!course && !loading && !error)
    return <AcademicNotFound text={t('academics.courseNotFound')} />;
  const fallbackTitle = loading ? undefined : t('academics.subjects');
  return (
    <Page
      title={course ? t('academics.subjectsOf', { title: course.title }) : fallbackTitle}
      documentTitle={course?.title ?? t('academics.subjects')}
      breadcrumbs={trail({ courseCode, motherId, here: course?.title })}
    >
      {!isOpen && <LockedNotice />}
      {loading && !data && <RowsSkeleton count={6} h="6.5rem" />}
      {!course?.subjects && !loading && <ErrorState error={error} onRetry={refetch} />}
      {course?.subjects?.length === 0 && <EmptyState text={t('academics.noSubjects')} />}
      <Grid
        templateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))"
        gap={{ base: '3', md: '5' }}
      >
        {course?.subjects?.map((subject) => (
          <LinkCard key={subject.id}>
            <Flex gap="4" p="4" align="flex-start">
              <Box w="4.5rem" flexShrink="0" borderRadius="md" overflow="hidden">
                <Cover src={subject.imageUrl} ratio="1" />
              </Box>
              <Box minW="0">
                <Heading as="h2" size="md" mb="1">
                  <CardLink to={paths.chapters(courseCode, motherId, subject.id)}>
                    {subject.name}
                  </CardLink>
                </Heading>
                <Text color="fg.muted">{subject.description}</Text>
                <ContentCounts
                  lessonCount={subject.lessonCount}
                  noteCount={subject.noteCount}
                  examCount={subject.examCount}
                />
                {isOpen && subject.chapters && (
                  <DoneCount lessons={subject.chapters.flatMap(({ lessons }) => lessons ?? [])} />
                )}
              </Box>
            </Flex>
          </LinkCard>
        ))}
      </Grid>
      <SingleExams
        title={t('examlist.ofCourse')}
        exams={course?.exams}
        isOpen={isOpen}
        onRetry={refetch}
      />
    </Page>
  );
}
