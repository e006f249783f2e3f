/** A lesson's video: our own poster first, the host's player only after a tap, in its mode without cookies. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { VideoPoster } from './video-poster.tsx';

interface VideoPlayerProps {
  readonly videoId: string;
  readonly title: string;
  /** The tap has happened elsewhere, in a list of lessons. */
  readonly playing?: boolean;
}

const Frame = chakra('div', { base: { aspectRatio: '16 / 9', w: 'full', borderRadius: 'md', overflow: 'hidden', bg: '#10201A' } });
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
const Embed = chakra('iframe', { base: { display: 'block', w: 'full', h: 'full', borderWidth: '0' } });

export function VideoPlayer({ videoId, title, playing = false }: VideoPlayerProps) {
  const { t } = useI18n();
  const [tapped, setTapped] = useState(playing);
  return (
    <Frame>
      {tapped ? (
        <Embed
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
          title={t('academics.videoOf', { title })}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Start type="button" aria-label={t('academics.play', { title })} onClick={() => setTapped(true)}>
          <VideoPoster videoId={videoId} large />
        </Start>
      )}
    </Frame>
  );
}
