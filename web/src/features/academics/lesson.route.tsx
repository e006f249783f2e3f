/** …/subject/chapter/lesson/:id: a lesson with its video, text, duration and exams. */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { describeError, errorCode } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { EnrolledOnly } from './enrolled-only.tsx';
import { useLessonRouteQuery } from './generated/lesson.route.ts';
import { LessonFacts } from './lesson-facts.tsx';
import { Missing } from './missing.tsx';
import { Siblings } from './siblings.tsx';
import { trail } from './trail.ts';
import { useIsOpen, usePlace } from './use-place.ts';
import { VideoPlayer } from './video-player.tsx';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = usePlace();
  const { data, loading, error, refetch } = useLessonRouteQuery({ variables: { id }, errorPolicy: 'all' });
  const lesson = data?.lesson;
  const chapter = lesson?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);

  if (!lesson && !loading) {
    if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error))) return <EnrolledOnly title={t('academics.enrolledOnlyLesson')} />;
    if (!error) return <Missing text={t('academics.lessonNotFound')} />;
  }
  if (lesson && lesson.body === null && lesson.videoUrl === null && !isOpen)
    return <EnrolledOnly title={t('academics.enrolledOnlyLesson')} />;

  return (
    <Page
      title={lesson?.title ?? (loading ? undefined : t('academics.lesson'))}
      breadcrumbs={trail({ courseCode, motherId, subject: chapter?.subject, chapter, here: lesson?.title })}
      width="reading"
    >
      {loading && !data && <TextSkeleton lines={12} />}
      {!lesson && !loading && (
        <ErrorState error={error} onRetry={refetch} text={t('academics.lessonError', { message: describeError(error, t) })} />
      )}
      {lesson && (
        <Stack as="article" gap="5">
          <LessonFacts lesson={lesson} examsTo={chapter ? paths.chapterExams(courseCode, motherId, chapter.id) : null} />
          {lesson.videoId && <VideoPlayer key={lesson.id} videoId={lesson.videoId} title={lesson.title} />}
          {lesson.videoUrl && (
            <chakra.a
              href={lesson.videoUrl}
              target="_blank"
              rel="noopener noreferrer"
              display="inline-flex"
              alignItems="center"
              alignSelf="flex-start"
              gap="2"
              minH="target"
              color="primary.fg"
              textDecoration="underline"
            >
              <Icon name="play" />
              {t('academics.openVideo')}
            </chakra.a>
          )}
          {lesson.body === null ? <Text color="fg.muted">{t('academics.lessonEmpty')}</Text> : <RichHtml html={lesson.body} />}
        </Stack>
      )}
      {chapter && (
        <>
          <Siblings
            all={chapter.lessons}
            id={id}
            to={(other) => paths.lesson(courseCode, motherId, other)}
            label={t('academics.lessonNavigation')}
            previousLabel={t('academics.lastLesson')}
            nextLabel={t('academics.nextLesson')}
          />
          <Flex mt="6">
            <ButtonLink variant="outline" to={paths.chapterLessons(courseCode, motherId, chapter.id)}>
              <Icon name="back" />
              {t('academics.backToLessons')}
            </ButtonLink>
          </Flex>
        </>
      )}
    </Page>
  );
}
