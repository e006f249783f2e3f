/** The content of a lesson: video, done mark, the viewer's notes with video positions, and text. */
import { chakra, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { SingleExams } from '../../exam-list/single-exams.tsx';
import { DoneMark } from '../done-mark.tsx';
import { MyNotes } from '../notes/my-notes.tsx';
import { type VideoControls, VideoPlayer } from '../video/video-player.tsx';
import type { LessonRouteQuery } from './generated/lesson.route.ts';
import { LessonDetailList } from './lesson-details.tsx';
import { useLessonProgress, useSendUnsentProgress } from './use-lesson-progress.ts';

const EXAMS_ID = 'lesson-exams';

interface LessonStudyProps {
  readonly lesson: NonNullable<LessonRouteQuery['lesson']>;
  /** Whether the viewer is enrolled in the course, or an admin. */
  readonly isOpen: boolean;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function LessonStudy({ lesson, isOpen, error, onRetry }: LessonStudyProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const progress = useLessonProgress(lesson);
  useSendUnsentProgress();
  const video = useRef<VideoControls>(null);
  const player = useRef<HTMLDivElement>(null);
  const [videoNow, setVideoNow] = useState<number | null>(null);

  const playFrom = (seconds: number) => {
    player.current?.scrollIntoView({ block: 'nearest' });
    video.current?.playFrom(seconds);
  };

  // `exams` also includes exams made for the lesson; `examCount` counts only those that the lesson refers to.
  const examCount = lesson.exams?.length ?? lesson.examCount;

  // With a video, notes are below the video, because they are written while it plays; otherwise below the text.
  const notes = (
    <MyNotes
      place={{ kind: 'Lesson', id: lesson.id }}
      notes={lesson.myNotes}
      error={error}
      onRetry={onRetry}
      videoNow={videoNow}
      {...(lesson.videoId && { onPlayFrom: playFrom })}
    />
  );

  return (
    <Stack as="article" gap="5">
      <LessonDetailList lesson={{ ...lesson, examCount }} examsId={lesson.exams && examCount > 0 ? EXAMS_ID : null} />
      {lesson.videoId && (
        <chakra.div ref={player} scrollMarginTop="5rem">
          <VideoPlayer
            ref={video}
            videoId={lesson.videoId}
            title={lesson.title}
            progress={progress}
            onMoved={(seconds) => setVideoNow(Math.floor(seconds))}
          />
        </chakra.div>
      )}
      {lesson.videoUrl && !isOnline && !lesson.videoId && <Text color="fg.muted">{t('learning.videoOffline')}</Text>}
      {lesson.videoUrl && isOnline && (
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
          {t('learning.openVideo')}
        </chakra.a>
      )}
      <DoneMark progress={progress} hasVideo={lesson.videoId !== null} />
      {lesson.videoId && notes}
      {lesson.body === null ? <Text color="fg.muted">{t('learning.lessonEmpty')}</Text> : <RichHtml html={lesson.body} />}
      {!lesson.videoId && notes}
      <SingleExams id={EXAMS_ID} title={t('examlist.ofLesson')} exams={lesson.exams} isOpen={isOpen} onRetry={onRetry} />
    </Stack>
  );
}
