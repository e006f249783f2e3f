/**
 * The player above a list of lessons, with the done mark of the current lesson. Loaded only for
 * users who may watch.
 */
import { Stack, Text } from '@chakra-ui/react';
import { DoneMark } from '../done-mark.tsx';
import { useLessonProgress, useSendUnsentProgress } from '../lesson/use-lesson-progress.ts';
import { VideoPlayer } from '../video/video-player.tsx';
import type { VideoTopic } from '../video/video-poster.tsx';
import type { ListPlayer_LessonFragment } from './generated/list-player.ts';

interface ListPlayerProps {
  readonly lesson: ListPlayer_LessonFragment;
  readonly subject: VideoTopic['subject'];
  readonly videoId: string;
  /** True if the lesson was selected in the list; it then plays at once. */
  readonly playing: boolean;
}

export function ListPlayer({ lesson, subject, videoId, playing }: ListPlayerProps) {
  const progress = useLessonProgress(lesson);
  useSendUnsentProgress();
  return (
    <Stack gap="3">
      <VideoPlayer
        videoId={videoId}
        topic={{ title: lesson.title, subject }}
        progress={progress}
        playing={playing}
      />
      <Text fontWeight="semibold">{lesson.title}</Text>
      <DoneMark progress={progress} hasVideo />
    </Stack>
  );
}
