/** A lesson in the list: the thumbnail plays the video, the title links to the lesson's page. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { useCourseParams } from '../use-course-params.ts';
import { VideoPoster, type VideoTopic } from '../video/video-poster.tsx';
import { isStarted, videoTime } from '../video/video-time.ts';
import type { LessonRow_LessonFragment } from './generated/lesson-row.ts';

interface LessonRowProps {
  readonly lesson: LessonRow_LessonFragment;
  readonly subject: VideoTopic['subject'];
  readonly isOpen: boolean;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

const thumb = {
  flexShrink: '0',
  w: 'min(7.5rem, 40%)',
  aspectRatio: '16 / 9',
  borderRadius: 'sm',
  overflow: 'hidden',
} as const;
const Thumb = chakra('div', {
  base: {
    ...thumb,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'bg.muted',
    color: 'fg.muted',
  },
});
const PlayButton = chakra('button', { base: { ...thumb, cursor: 'pointer' } });
const Title = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    color: 'primary.fg',
    _hover: { textDecoration: 'underline' },
  },
});

export function LessonRow({ lesson, subject, isOpen, isPlaying, onPlay }: LessonRowProps) {
  const { t, digits } = useI18n();
  const { courseCode, motherId } = useCourseParams();
  const { id, title, durationMinutes, examCount, videoId, progress } = lesson;
  const stoppedAt =
    progress && !progress.done && isStarted(progress.positionSeconds)
      ? digits(videoTime(progress.positionSeconds))
      : null;
  return (
    <Flex
      gap="4"
      align="center"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      borderColor={isPlaying ? 'primary' : 'border'}
    >
      {videoId && isOpen && (
        <PlayButton
          type="button"
          aria-label={t('academics.play', { title })}
          aria-pressed={isPlaying}
          onClick={onPlay}
        >
          <VideoPoster videoId={videoId} subject={subject} />
        </PlayButton>
      )}
      {videoId && !isOpen && (
        <Thumb>
          <VideoPoster videoId={videoId} subject={subject} locked />
        </Thumb>
      )}
      {!videoId && (
        <Thumb>
          <Icon name={isOpen ? 'book' : 'lock'} size="7" />
        </Thumb>
      )}
      <Box minW="0" flex="1">
        {isOpen ? (
          <Title to={paths.lesson(courseCode, motherId, id)}>{title}</Title>
        ) : (
          <Text fontWeight="semibold">{title}</Text>
        )}
        <Flex wrap="wrap" columnGap="4" fontSize="sm" color="fg.muted">
          {durationMinutes !== null && (
            <IconText icon="clock">{t('academics.minutes', { count: durationMinutes })}</IconText>
          )}
          {examCount > 0 && (
            <IconText icon="exam">{t('academics.examCount', { count: examCount })}</IconText>
          )}
          {!isOpen && <IconText icon="lock">{t('academics.locked')}</IconText>}
          {isOpen && progress?.done && (
            <Box as="span" color="primary.fg">
              <IconText icon="check">{t('academics.done')}</IconText>
            </Box>
          )}
          {isOpen && stoppedAt && !isPlaying && (
            <IconText icon="play">{t('academics.stoppedAt', { time: stoppedAt })}</IconText>
          )}
          {isPlaying && <IconText icon="play">{t('academics.playing')}</IconText>}
        </Flex>
      </Box>
    </Flex>
  );
}

function IconText({
  icon,
  children,
}: {
  readonly icon: 'check' | 'clock' | 'exam' | 'lock' | 'play';
  readonly children: ReactNode;
}) {
  return (
    <Flex as="span" align="center" gap="1">
      <Icon name={icon} size="4" />
      {children}
    </Flex>
  );
}
