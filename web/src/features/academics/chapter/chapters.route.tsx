/** The route …/subject/:id: the chapters of a subject in order. The English heading is taken from the specification. */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Inside } from '../../../ui/content/inside.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { CardLink, LinkCard } from '../../../ui/page/link-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { SingleExams } from '../../exam-list/single-exams.tsx';
import { LockedNotice } from '../locked-notice.tsx';
import { Missing } from '../missing.tsx';
import { trail } from '../trail.ts';
import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import { DoneCount } from './done-count.tsx';
import { useChaptersRouteQuery } from './generated/chapters.route.ts';

export function Component() {
  const { t, digits } = useI18n();
  const { courseCode, motherId, id } = useCourseParams();
  const { isLoggedIn } = useViewer();
  const { data, loading, error, refetch } = useChaptersRouteQuery({
    variables: { subjectId: id, isSignedIn: isLoggedIn },
  });
  const subject = data?.subject;
  const isOpen = useIsOpen(subject?.course);

  if (!subject && !loading && !error) return <Missing text={t('academics.subjectNotFound')} />;
  return (
    <Page
      title={t('academics.chapters')}
      documentTitle={subject ? `${subject.name} · ${t('academics.chapters')}` : undefined}
      breadcrumbs={trail({ courseCode, motherId, course: subject?.course, here: subject?.name })}
      lead={subject?.name}
      width="reading"
    >
      {!isOpen && <LockedNotice />}
      {loading && !data && <RowsSkeleton count={6} h="5.5rem" />}
      {!subject?.chapters && !loading && <ErrorState error={error} onRetry={refetch} />}
      {subject?.chapters?.length === 0 && <EmptyState text={t('academics.noChapters')} />}
      <Stack as="ol" listStyleType="none" gap="3">
        {subject?.chapters?.map((chapter, index) => (
          <li key={chapter.id}>
            <LinkCard>
              <Flex gap="4" p="4" align="flex-start">
                <Flex
                  aria-hidden="true"
                  align="center"
                  justify="center"
                  flexShrink="0"
                  w="10"
                  h="10"
                  borderRadius="full"
                  bg="primary.subtle"
                  color="primary.fg"
                  fontWeight="semibold"
                >
                  {digits(index + 1)}
                </Flex>
                <Box minW="0">
                  <Heading as="h2" size="md">
                    <CardLink to={paths.chapterLessons(courseCode, motherId, chapter.id)}>{chapter.title}</CardLink>
                  </Heading>
                  {chapter.summary && (
                    <Text mt="1" color="fg.muted">
                      {chapter.summary}
                    </Text>
                  )}
                  <Inside lessonCount={chapter.lessonCount} noteCount={chapter.noteCount} examCount={chapter.examCount} />
                  {isOpen && chapter.lessons && <DoneCount lessons={chapter.lessons} />}
                </Box>
              </Flex>
            </LinkCard>
          </li>
        ))}
      </Stack>
      <SingleExams title={t('examlist.ofSubject')} exams={subject?.exams} isOpen={isOpen} onRetry={refetch} />
    </Page>
  );
}
