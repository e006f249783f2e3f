/**
 * The route …/subject/:id: the chapters of a subject in order. The English heading is taken from
 * the specification.
 */
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ContentCounts } from '../../../ui/content/content-counts.tsx';
import { RowPicture } from '../../../ui/content/row-picture.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { CardLink, LinkCard } from '../../../ui/page/link-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { SingleExams } from '../../exam-list/single-exams.tsx';
import { AcademicNotFound } from '../academic-not-found.tsx';
import { LockedNotice } from '../locked-notice.tsx';
import { trail } from '../trail.ts';
import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import { DoneCount } from './done-count.tsx';
import { useChaptersRouteQuery } from './generated/chapters.route.ts';

/** On the corner of the picture, if there is one (ui/content/row-picture.tsx). */
const ChapterNumber = chakra('span', {
  base: {
    position: { sm: 'absolute' },
    bottom: '-1.5',
    insetInlineEnd: '-1.5',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: { base: '10', sm: '7' },
    h: { base: '10', sm: '7' },
    px: '1.5',
    borderRadius: 'full',
    bg: { base: 'primary.subtle', sm: 'primary' },
    color: { base: 'primary.fg', sm: 'primary.contrast' },
    fontSize: { sm: 'sm' },
    fontWeight: 'semibold',
  },
});

export function Component() {
  const { t, digits } = useI18n();
  const { courseCode, motherId, id } = useCourseParams();
  const { isLoggedIn } = useViewer();
  const { data, loading, error, refetch } = useChaptersRouteQuery({
    variables: { subjectId: id, isSignedIn: isLoggedIn },
  });
  const subject = data?.subject;
  const isOpen = useIsOpen(subject?.course);

  if (!subject && !loading && !error)
    return <AcademicNotFound text={t('academics.subjectNotFound')} />;
  return (
    <Page
      title={t('academics.chapters')}
      documentTitle={subject ? `${subject.name} · ${t('academics.chapters')}` : undefined}
      breadcrumbs={trail({ courseCode, motherId, course: subject?.course, here: subject?.name })}
      lead={subject?.name}
    >
      {!isOpen && <LockedNotice />}
      {loading && !data && <RowsSkeleton count={6} h="6.5rem" hasColumns />}
      {!subject?.chapters && !loading && <ErrorState error={error} onRetry={refetch} />}
      {subject?.chapters?.length === 0 && <EmptyState text={t('academics.noChapters')} />}
      <TwoColumns as="ol">
        {subject?.chapters?.map((chapter, index) => (
          <chakra.li key={chapter.id} display="grid">
            <LinkCard>
              <Flex gap="4" p="4" align="flex-start">
                <Box position="relative" aria-hidden="true">
                  <RowPicture src={subject.imageUrl} />
                  <ChapterNumber>{digits(index + 1)}</ChapterNumber>
                </Box>
                <Box minW="0">
                  <Heading as="h2" size="md">
                    <CardLink to={paths.chapterLessons(courseCode, motherId, chapter.id)}>
                      {chapter.title}
                    </CardLink>
                  </Heading>
                  {chapter.summary && (
                    <Text mt="1" color="fg.muted">
                      {chapter.summary}
                    </Text>
                  )}
                  <ContentCounts
                    lessonCount={chapter.lessonCount}
                    noteCount={chapter.noteCount}
                    examCount={chapter.examCount}
                  />
                  {isOpen && chapter.lessons && <DoneCount lessons={chapter.lessons} />}
                </Box>
              </Flex>
            </LinkCard>
          </chakra.li>
        ))}
      </TwoColumns>
      <SingleExams
        title={t('examlist.ofSubject')}
        exams={subject?.exams}
        isOpen={isOpen}
        onRetry={refetch}
      />
    </Page>
  );
}
