/**
 * A lesson's video: our own poster first, the host's player only after a tap, in its mode without
 * cookies. Resumes at the stored position, on any device.
 */
import { Box, chakra } from '@chakra-ui/react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import type { LessonProgressControls } from '../lesson/use-lesson-progress.ts';
import { playerUrl } from './player-controls.ts';
import { useVideo } from './use-video.ts';
import { VideoPoster, type VideoTopic } from './video-poster.tsx';
import { VideoSpeed } from './video-speed.tsx';
import { isStarted, videoTime } from './video-time.ts';

/** Controls of the video for other components of the page. */
export interface VideoControls {
  /** Plays from this position, in seconds. */
  readonly playFrom: (seconds: number) => void;
}

interface VideoPlayerProps {
  readonly videoId: string;
  readonly topic: VideoTopic;
  readonly progress: LessonProgressControls;
  /** True if the user has already tapped elsewhere, in a list of lessons. */
  readonly playing?: boolean;
  /** Called during playback with the position in seconds. */
  readonly onMoved?: (seconds: number) => void;
  readonly ref?: Ref<VideoControls>;
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 9',
    w: 'full',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: '#10201A',
  },
});
const StartButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    cursor: 'pointer',
    borderRadius: 'md',
    _focusVisible: { outlineOffset: '-4px', outlineColor: '#fff' },
  },
});
const NeedsNetwork = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    h: 'full',
    p: '4',
    color: '#fff',
    textAlign: 'center',
  },
});
/** Over the poster, so that nothing below the video moves. */
const Message = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    maxH: 'full',
    overflowY: 'auto',
    bg: 'rgb(16 32 26 / 0.94)',
    color: '#fff',
    fontSize: { base: 'sm', sm: 'md' },
    lineHeight: 'snug',
    '&:not(:empty)': { px: '4', py: '3' },
    '& > p': { flex: '1 1 12rem' },
  },
});
const ResumeBadge = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '3',
    insetInlineEnd: '3',
    px: '3',
    py: '1',
    borderRadius: 'full',
    bg: 'rgb(0 0 0 / 0.78)',
    color: '#fff',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
});
/**
 * Transparent until the player responds: browsers show a grey frame for a page that does not load.
 */
const PlayerFrame = chakra('iframe', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    borderWidth: '0',
    '&:not([data-ready])': { opacity: '0', pointerEvents: 'none' },
  },
});

export function VideoPlayer({
  videoId,
  topic,
  progress,
  playing = false,
  onMoved,
  ref,
}: VideoPlayerProps) {
  const { t, digits } = useI18n();
  const frame = useRef<HTMLIFrameElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const { showing, phase, speed, start, retry, playFrom } = useVideo({
    frame,
    progress,
    isTapped: playing,
    onMoved,
  });
  const isOnline = useIsOnline();
  useImperativeHandle(ref, () => ({ playFrom }), [playFrom]);

  const tryAgain = () => {
    retry();
    // The pressed button no longer exists.
    startButton.current?.focus();
  };

  const { title } = topic;
  const isReady = phase === 'ready';
  const resumeText = isStarted(progress.positionSeconds)
    ? t('learning.continueAt', { time: digits(videoTime(progress.positionSeconds)) })
    : null;
  return (
    <Box className="no-print">
      <Frame>
        {!isReady && (isOnline || showing) && (
          <StartButton
            ref={startButton}
            type="button"
            data-start-video=""
            aria-label={resumeText ? `${resumeText}: ${title}` : t('academics.play', { title })}
            aria-disabled={phase !== 'idle'}
            onClick={() => phase === 'idle' && start()}
          >
            <VideoPoster videoId={videoId} subject={topic.subject}>
              <PosterTitle {...topic} />
            </VideoPoster>
            {resumeText && phase === 'idle' && <ResumeBadge>{resumeText}</ResumeBadge>}
          </StartButton>
        )}
        {!isOnline && !showing && (
          <NeedsNetwork role="note">{t('learning.videoOffline')}</NeedsNetwork>
        )}
        {showing && (
          <PlayerFrame
            key={showing.number}
            ref={frame}
            src={playerUrl(videoId, showing.fromSeconds)}
            title={t('academics.videoOf', { title })}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            data-ready={isReady ? '' : undefined}
            tabIndex={isReady ? undefined : -1}
          />
        )}
        {phase === 'loading' && <LoadingLine />}
        <Message role="status">
          {phase === 'slow' && <p>{t('learning.videoSlow')}</p>}
          {phase === 'failed' && (
            <>
              <p>{t('learning.videoFailed')}</p>
              <Button
                variant="outline"
                bg="#fff"
                color="#1F2421"
                borderColor="#fff"
                _hover={{ bg: '#E4E0D6' }}
                onClick={tryAgain}
              >
                {t('ui.retry')}
              </Button>
            </>
          )}
        </Message>
      </Frame>
      {showing && <VideoSpeed speed={speed.speed} onChoose={speed.choose} />}
    </Box>
  );
}

function PosterTitle({ title, subject }: VideoTopic) {
  return (
    <Box textShadow="0 1px 3px rgb(0 0 0 / 0.6)">
      {subject && (
        <Box fontSize="clamp(0.8125rem, 3cqw, 1.125rem)" opacity="0.9">
          {subject.name}
        </Box>
      )}
      <Box
        fontSize="clamp(1.0625rem, 5cqw, 2rem)"
        fontWeight="semibold"
        lineHeight="1.3"
        lineClamp="3"
      >
        {title}
      </Box>
    </Box>
  );
}

/** Motion that shows that the tap had an effect. */
function LoadingLine() {
  return (
    <Box
      position="absolute"
      insetInline="0"
      bottom="0"
      h="4px"
      bg="accent"
      animation="pulse 1s ease-in-out infinite"
    />
  );
}
