/** The player above a list of lessons, with the mark that the shown lesson is done. Fetched only by those who may watch. */
import { Stack, Text } from '@chakra-ui/react';
import { DoneMark } from '../done-mark.tsx';
import { useLessonProgress, useSendUnsentProgress } from '../lesson/use-lesson-progress.ts';
import { VideoPlayer } from '../video/video-player.tsx';
import type { ListPlayer_LessonFragment } from './generated/list-player.ts';

interface ListPlayerProps {
  readonly lesson: ListPlayer_LessonFragment;
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
