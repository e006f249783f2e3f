/**
 * A lesson's video: our own poster first, the host's player only after a tap, in its mode without cookies. Resumes at the stored position,
 * on any device.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import type { LessonProgressKeeper } from '../lesson/use-lesson-progress.ts';
import { playerAddress } from './player-controls.ts';
import { useVideo } from './use-video.ts';
import { VideoPoster } from './video-poster.tsx';
import { VideoSpeed } from './video-speed.tsx';
import { isBegun, videoTime } from './video-time.ts';

/** Controls of the video for other components of the page. */
export interface VideoControls {
  /** Plays from this position, in seconds. */
  readonly playFrom: (seconds: number) => void;
}

interface VideoPlayerProps {
  readonly videoId: string;
  readonly title: string;
  readonly progress: LessonProgressKeeper;
  /** True if the user has already tapped elsewhere, in a list of lessons. */
  readonly playing?: boolean;
  /** Called during playback with the position in seconds. */
  readonly onMoved?: (seconds: number) => void;
  readonly ref?: Ref<VideoControls>;
}

const Frame = chakra('div', {
  base: { position: 'relative', aspectRatio: '16 / 9', w: 'full', borderRadius: 'md', overflow: 'hidden', bg: '#10201A' },
});
const Start = chakra('button', {
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
  base: { display: 'grid', placeItems: 'center', h: 'full', p: '4', color: '#fff', textAlign: 'center' },
});
const Place = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '3',
    insetInlineStart: '3',
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
const Embed = chakra('iframe', { base: { display: 'block', w: 'full', h: 'full', borderWidth: '0' } });

export function VideoPlayer({ videoId, title, progress, playing = false, onMoved, ref }: VideoPlayerProps) {
  const { t, digits } = useI18n();
  const frame = useRef<HTMLIFrameElement>(null);
  const { showing, hasFailed, speed, start, retry, playFrom } = useVideo({ frame, progress, isTapped: playing, onMoved });
  const isOnline = useIsOnline();
  useImperativeHandle(ref, () => ({ playFrom }), [playFrom]);

  const place = isBegun(progress.positionSeconds) ? t('learning.continueAt', { time: digits(videoTime(progress.positionSeconds)) }) : null;
  return (
    <Box className="no-print">
      <Frame>
        {showing ? (
          <Embed
            key={showing.number}
            ref={frame}
            src={playerAddress(videoId, showing.fromSeconds)}
            title={t('academics.videoOf', { title })}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            // Focused, so that the player's own keyboard shortcuts work at once: space, arrows, f, m.
            onLoad={({ currentTarget }) => currentTarget.focus()}
          />
        ) : !isOnline ? (
          <NeedsNetwork role="note">{t('learning.videoOffline')}</NeedsNetwork>
        ) : (
          <Start type="button" aria-label={place ? `${place}: ${title}` : t('academics.play', { title })} onClick={start}>
            <VideoPoster videoId={videoId} large />
            {place && <Place>{place}</Place>}
          </Start>
        )}
      </Frame>
      {hasFailed && (
        <Flex role="alert" wrap="wrap" align="center" gap="3" mt="3" p="3" borderRadius="md" bg="error.subtle">
          <Box color="error.fg">
            <Icon name="alert" />
          </Box>
          <Text flex="1 1 14rem">{t('learning.videoFailed')}</Text>
          <Button variant="outline" onClick={retry}>
            {t('ui.retry')}
          </Button>
        </Flex>
      )}
      {showing && <VideoSpeed speed={speed.speed} onChoose={speed.choose} />}
    </Box>
  );
}
