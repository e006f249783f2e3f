/** The player above a list of lessons, with the mark that the shown lesson is done. Fetched only by those who may watch. */
import type { FragmentType } from '@apollo/client';
import { Stack, Text } from '@chakra-ui/react';
import { usePart } from '../../apollo/use-part.ts';
import { DoneMark } from './done-mark.tsx';
import { type ListPlayer_LessonFragment, ListPlayer_LessonFragmentDoc } from './generated/list-player.ts';
import { useLessonProgress, useSendUnsentProgress } from './use-lesson-progress.ts';
import { VideoPlayer } from './video-player.tsx';

interface ListPlayerProps {
  readonly lesson: FragmentType<typeof ListPlayer_LessonFragmentDoc>;
  readonly videoId: string;
  /** It has been selected in the list. */
  readonly playing: boolean;
}

export function ListPlayer({ lesson, ...video }: ListPlayerProps) {
  const part = usePart(ListPlayer_LessonFragmentDoc, lesson);
  return part && <Player {...video} lesson={part} />;
}

function Player({ lesson, videoId, playing }: Omit<ListPlayerProps, 'lesson'> & { readonly lesson: ListPlayer_LessonFragment }) {
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
