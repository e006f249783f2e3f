/**
 * The lessons of a chapter beside one player: selecting a lesson plays it. Users who are not
 * enrolled see the titles with a lock.
 */
import { Box, chakra, Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { useAlert } from '../../../ui/dialogs/alert-dialog.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { VideoTopic } from '../video/video-poster.tsx';
import type { ChapterRouteQuery } from './generated/chapter.route.ts';
import { LessonRow } from './lesson-row.tsx';

/** Loaded on demand, because visitors see only the titles. */
const ListPlayer = lazy(async () => {
  const [{ ListPlayer: Player }] = await Promise.all([
    import('./list-player.tsx'),
    loadTexts(['learning']),
  ]);
  return { default: Player };
});

interface LessonListProps {
  readonly lessons: NonNullable<NonNullable<ChapterRouteQuery['chapter']>['lessons']>;
  readonly subject: VideoTopic['subject'];
  readonly isOpen: boolean;
}

export function LessonList({ lessons, subject, isOpen }: LessonListProps) {
  const { t } = useI18n();
  const [selected, setSelected] = useState<string | null>(null);
  const player = useRef<HTMLDivElement>(null);
  const visibleLesson =
    lessons.find(({ id }) => id === selected) ?? lessons.find(({ videoId }) => videoId);

  const select = (id: string) => {
    setSelected(id);
    // On phones the player is above the list and may be out of the viewport.
    player.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg:
          isOpen && visibleLesson?.videoId ? 'minmax(0, 1.6fr) minmax(0, 1fr)' : 'minmax(0, 48rem)',
      }}
      gap={{ base: '6', lg: '8' }}
      alignItems="start"
    >
      {isOpen && visibleLesson?.videoId && (
        <Box ref={player} scrollMarginTop="5rem">
          <Suspense fallback={<Box aspectRatio="16 / 9" borderRadius="md" bg="bg.track" />}>
            <ListPlayer
              key={`${visibleLesson.id}${selected}`}
              lesson={visibleLesson}
              subject={subject}
              videoId={visibleLesson.videoId}
              playing={visibleLesson.id === selected}
            />
          </Suspense>
          <Box mt="3">
            <NoteButtons />
          </Box>
        </Box>
      )}
      <Box minW="0">
        <Heading as="h2" size="lg" mb="3">
          {t('academics.lessonList')}
        </Heading>
        <Stack as="ol" listStyleType="none" gap="3">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonRow
                lesson={lesson}
                subject={subject}
                isOpen={isOpen}
                isPlaying={lesson.id === selected}
                onPlay={() => select(lesson.id)}
              />
            </li>
          ))}
        </Stack>
        {isOpen && !visibleLesson?.videoId && (
          <chakra.div mt="4">
            <NoteButtons />
          </chakra.div>
        )}
      </Box>
    </Grid>
  );
}

/** These buttons only show alerts, as specified. */
function NoteButtons() {
  const { t } = useI18n();
  const alert = useAlert();
  return (
    <Flex gap="2">
      <Button variant="outline" onClick={() => void alert(t('academics.notesAlert'))}>
        <Icon name="note" />
        {t('academics.notes')}
      </Button>
      <Button variant="outline" onClick={() => void alert(t('academics.takeNotesAlert'))}>
        <Icon name="edit" />
        {t('academics.takeNotes')}
      </Button>
    </Flex>
  );
}
