/**
 * The poster of a video: the lesson's title and its subject's picture on a pattern generated from
 * the video's id. Nothing is requested from the video's host before a tap (decision 001).
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

const SIZE = { width: 160, height: 90 } as const;

/** A hash of the id, the same on every device. */
function seedOf(videoId: string): number {
  let seed = 2166136261;
  for (const letter of videoId) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return seed;
}

/** Three patterns: hills, rings, rays. */
function pattern(seed: number): readonly string[] {
  const shift = (seed >>> 8) % 60;
  const kind = (seed >>> 16) % 3;
  if (kind === 0) {
    return [20, 38, 56].map(
      (y) => `M0 ${y + shift / 6} Q40 ${y - 22} 80 ${y + 6} T160 ${y - shift / 8} V90 H0 Z`,
    );
  }
  if (kind === 1) {
    const x = 20 + shift * 2;
    return [64, 44, 24].map((r) => `M${x - r} 90 A${r} ${r} 0 0 1 ${x + r} 90 Z`);
  }
  return [0, 55, 110].map((x) => `M${shift} 90 L${x} 0 H${x + 26} Z`);
}

/** The topic of the lesson. */
export interface VideoTopic {
  readonly title: string;
  readonly subject: { readonly name: string; readonly imageUrl: string | null } | null | undefined;
}

interface VideoPosterProps {
  readonly videoId: string;
  readonly subject: VideoTopic['subject'];
  /** Without the picture, so that a visitor's first page does not load it. */
  readonly locked?: boolean;
  /** The title, on the poster of the player; omitted for a thumbnail beside the title. */
  readonly children?: ReactNode;
}

/**
 * Decorative, because the surrounding button has the label. Its own container is as wide as the
 * poster, so sizes are relative to it.
 */
export function VideoPoster({ videoId, subject, locked = false, children }: VideoPosterProps) {
  const large = children !== undefined;
  const seed = seedOf(videoId);
  const hue = seed % 360;
  return (
    <Box
      position="relative"
      w="full"
      h="full"
      overflow="hidden"
      aria-hidden="true"
      data-video-poster={videoId}
      css={{ containerType: 'inline-size' }}
    >
      <chakra.svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        w="full"
        h="full"
        display="block"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect {...SIZE} fill={`hsl(${hue} 34% 24%)`} />
        {pattern(seed).map((d, index) => (
          <path
            key={d}
            d={d}
            fill={`hsl(${(hue + 24 * (index + 1)) % 360} 40% ${30 + index * 5}%)`}
            opacity={large ? '0.5' : '0.75'}
          />
        ))}
      </chakra.svg>
      <Flex
        position="absolute"
        inset="0"
        align="center"
        gap="6cqw"
        px="6cqw"
        justify={large ? 'space-between' : 'center'}
      >
        {large && (
          <Box minW="0" color="#fff" textAlign="start">
            {children}
            <PlayBadge size="clamp(2.75rem, 13cqw, 5rem)" locked={locked} />
          </Box>
        )}
        {!locked && subject?.imageUrl && (
          <SubjectPicture src={subject.imageUrl} size={large ? '30cqw' : '38cqw'} />
        )}
        {!large && <PlayBadge size="30cqw" locked={locked} />}
      </Flex>
    </Box>
  );
}

/** Hidden if it cannot be loaded. */
function SubjectPicture({ src, size }: { readonly src: string; readonly size: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === broken) return null;
  return (
    <chakra.img
      src={src}
      alt=""
      flexShrink="0"
      w={size}
      h={size}
      borderRadius="16%"
      objectFit="cover"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

function PlayBadge({ size, locked }: { readonly size: string; readonly locked: boolean }) {
  return (
    <chakra.svg viewBox="63 28 34 34" w={size} h={size} mt="2cqw" flexShrink="0">
      <circle cx="80" cy="45" r="17" fill="#fff" />
      {locked ? (
        <path
          d="M73 44h14v9H73zM76 44v-3.5a4 4 0 0 1 8 0V44"
          fill="none"
          stroke="#1F2421"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ) : (
        <path d="M75.5 36.5 90 45l-14.5 8.5z" fill="#0B6B4F" />
      )}
    </chakra.svg>
  );
}
