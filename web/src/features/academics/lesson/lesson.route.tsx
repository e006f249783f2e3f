/** The route …/subject/chapter/lesson/:id: a lesson with its video, text, duration and exams. */
import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { describeError, errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loading, TextSkeleton } from '../../../ui/page/skeletons.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { AcademicNotFound } from '../academic-not-found.tsx';
import { ChapterList } from '../chapter-list.tsx';
import { EnrolledOnly } from '../enrolled-only.tsx';
import { StoredCopyNotice } from '../offline/stored-copy-notice.tsx';
import { storedLessons } from '../offline/stored-lessons.ts';
import { type StoredKind, useStoredPage } from '../offline/use-stored-page.ts';
import { ReadingColumns } from '../reading-columns.tsx';
import { Siblings } from '../siblings.tsx';
import { trail } from '../trail.ts';
import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import {
  LessonRouteDocument,
  type LessonRouteQuery,
  useLessonRouteQuery,
} from './generated/lesson.route.ts';
import { LessonStudy } from './lesson-study.tsx';

const storedLessonKind: StoredKind<LessonRouteQuery> = {
  pages: storedLessons,
  document: LessonRouteDocument,
  field: 'lesson',
};

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = useCourseParams();
  const isWide = useIsWide();
  const result = useLessonRouteQuery({ variables: { id } });
  const { loading, error, refetch } = result;
  const { data, storedAt } = useStoredPage(storedLessonKind, id, result);
  const lesson = data?.lesson;
  const chapter = lesson?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);

  if (!lesson && !loading) {
    if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error)))
      return <EnrolledOnly title={t('learning.enrolledOnlyLesson')} />;
    if (!error) return <AcademicNotFound text={t('learning.lessonNotFound')} />;
  }
  if (lesson && lesson.body === null && lesson.videoUrl === null && !isOpen)
    return <EnrolledOnly title={t('learning.enrolledOnlyLesson')} />;

  return (
    <Page
      title={lesson?.title ?? (loading ? undefined : t('academics.lesson'))}
      breadcrumbs={trail({
        courseCode,
        motherId,
        subject: chapter?.subject,
        chapter,
        here: lesson?.title,
      })}
      width={isWide ? 'grid' : 'reading'}
    >
      {storedAt !== null && <StoredCopyNotice storedAt={storedAt} />}
      {loading && !data && (
        <ReadingColumns beside={isWide && <Box />}>
          <LessonSkeleton />
        </ReadingColumns>
      )}
      {!lesson && !loading && (
        <ErrorState
          error={error}
          onRetry={refetch}
          text={t('learning.lessonError', { message: describeError(error, t) })}
        />
      )}
      {lesson && (
        <LessonStudy
          key={lesson.id}
          lesson={lesson}
          isOpen={isOpen}
          error={error}
          onRetry={refetch}
          chapterList={
            chapter?.lessons && (
              <ChapterList
                title={t('academics.lessonList')}
                items={chapter.lessons}
                id={id}
                to={(other) => paths.lesson(courseCode, motherId, other)}
              />
            )
          }
        />
      )}
      {chapter && (
        <>
          <Siblings
            all={chapter.lessons}
            id={id}
            to={(other) => paths.lesson(courseCode, motherId, other)}
            label={t('learning.lessonNavigation')}
            previousLabel={t('learning.lastLesson')}
            nextLabel={t('learning.nextLesson')}
          />
          <Flex mt="6">
            <ButtonLink
              variant="outline"
              to={paths.chapterLessons(courseCode, motherId, chapter.id)}
            >
              <Icon name="back" />
              {t('learning.backToLessons')}
            </ButtonLink>
          </Flex>
        </>
      )}
    </Page>
  );
}

/** Placeholders for the duration, the video, and the first lines of the text. */
function LessonSkeleton() {
  return (
    <Loading>
      <Stack gap="5">
        <Skeleton h="1.5rem" w="12rem" />
        <Box aspectRatio="16 / 9" borderRadius="md" bg="bg.track" />
        <TextSkeleton lines={4} />
      </Stack>
    </Loading>
  );
}
