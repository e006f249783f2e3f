/** The player above a list of lessons, with the mark that the shown lesson is done. Fetched only by those who may watch. */
import { Stack, Text } from '@chakra-ui/react';
import { DoneMark } from './done-mark.tsx';
import type { LessonPlayer_LessonFragment } from './generated/lesson-player.ts';
import { useLessonProgress, useSendUnsentProgress } from './use-lesson-progress.ts';
import { VideoPlayer } from './video-player.tsx';

interface ListPlayerProps {
  readonly lesson: LessonPlayer_LessonFragment;
  readonly videoId: string;
  /** It has been selected in the list. */
  readonly playing: boolean;
}

export function ListPlayer({ lesson, videoId, playing }: ListPlayerProps) {
  const progress = useLessonProgress(lesson);
  useSendUnsentProgress();
  return (
    <Stack gap="3">
      <VideoPlayer videoId={videoId} title={lesson.title} progress={progress} playing={playing} />
      <Text fontWeight="semibold">{lesson.title}</Text>
      <DoneMark progress={progress} hasVideo />
    </Stack>
  );
}
