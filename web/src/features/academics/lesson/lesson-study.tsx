/** The content of a lesson: video, text and exams, with the viewer's notes in a panel. */
import { chakra, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { SingleExams } from '../../exam-list/single-exams.tsx';
import { DoneMark } from '../done-mark.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { ReadingColumns } from '../reading-columns.tsx';
import { TextOutline } from '../text-outline.tsx';
import { type VideoControls, VideoPlayer } from '../video/video-player.tsx';
import type { LessonRouteQuery } from './generated/lesson.route.ts';
import { LessonDetails } from './lesson-details.tsx';
import { useLessonProgress, useSendUnsentProgress } from './use-lesson-progress.ts';

const EXAMS_ID = 'lesson-exams';

interface LessonStudyProps {
  readonly lesson: NonNullable<LessonRouteQuery['lesson']>;
  /** Whether the viewer is enrolled in the course, or an admin. */
  readonly isOpen: boolean;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** The lessons of the chapter, for the column beside the text. */
  readonly chapterList: ReactNode;
}

export function LessonStudy({ lesson, isOpen, error, onRetry, chapterList }: LessonStudyProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const isWide = useIsWide();
  const progress = useLessonProgress(lesson);
  useSendUnsentProgress();
  const video = useRef<VideoControls>(null);
  const player = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [videoNow, setVideoNow] = useState<number | null>(null);

  const playFrom = (seconds: number) => {
    player.current?.scrollIntoView({ block: 'nearest' });
    video.current?.playFrom(seconds);
  };

  // `exams` also includes exams made for the lesson; `examCount` counts only those that the lesson
  // refers to.
  const examCount = lesson.exams?.length ?? lesson.examCount;

  const outline = <TextOutline text={text} html={lesson.body ?? ''} isBeside={isWide} />;
  const notes = (
    <NotesPanel
      isBeside={isWide}
      parent={{ kind: 'Lesson', id: lesson.id }}
      notes={lesson.myNotes}
      error={error}
      onRetry={onRetry}
      videoNow={videoNow}
      {...(lesson.videoId && { onPlayFrom: playFrom })}
    />
  );
  const beside = (
    <>
      {outline}
      {notes}
      {chapterList}
    </>
  );

  return (
    <ReadingColumns beside={isWide && beside}>
      <Stack as="article" gap="5">
        <LessonDetails
          lesson={{ ...lesson, examCount }}
          examsId={lesson.exams && examCount > 0 ? EXAMS_ID : null}
        />
        {lesson.videoId && (
          <chakra.div ref={player} scrollMarginTop="5rem">
            <VideoPlayer
              ref={video}
              videoId={lesson.videoId}
              topic={{ title: lesson.title, subject: lesson.chapter?.subject }}
              progress={progress}
              onMoved={(seconds) => setVideoNow(Math.floor(seconds))}
            />
          </chakra.div>
        )}
        {lesson.videoUrl && !isOnline && !lesson.videoId && (
          <Text color="fg.muted">{t('learning.videoOffline')}</Text>
        )}
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
        <div ref={text}>
          {lesson.body === null ? (
            <Text color="fg.muted">{t('learning.lessonEmpty')}</Text>
          ) : (
            <RichHtml html={lesson.body} />
          )}
        </div>
        <DoneMark progress={progress} hasVideo={lesson.videoId !== null} />
        <SingleExams
          id={EXAMS_ID}
          title={t('examlist.ofLesson')}
          exams={lesson.exams}
          isOpen={isOpen}
          onRetry={onRetry}
        />
      </Stack>
      {!isWide && notes}
    </ReadingColumns>
  );
}
