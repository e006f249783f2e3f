/** A thumbnail generated from the video's 11-character id: nothing is requested from the video's host before a tap. */
import { chakra } from '@chakra-ui/react';

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
    return [20, 38, 56].map((y) => `M0 ${y + shift / 6} Q40 ${y - 22} 80 ${y + 6} T160 ${y - shift / 8} V90 H0 Z`);
  }
  if (kind === 1) {
    const x = 20 + shift * 2;
    return [64, 44, 24].map((r) => `M${x - r} 90 A${r} ${r} 0 0 1 ${x + r} 90 Z`);
  }
  return [0, 55, 110].map((x) => `M${shift} 90 L${x} 0 H${x + 26} Z`);
}

interface VideoPosterProps {
  readonly videoId: string;
  readonly locked?: boolean;
  /** True for a large picture, whose play icon is relatively small. */
  readonly large?: boolean;
}

/** Decorative, because the surrounding button has the label. */
export function VideoPoster({ videoId, locked = false, large = false }: VideoPosterProps) {
  const seed = seedOf(videoId);
  const hue = seed % 360;
  return (
    <chakra.svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      w="full"
      h="full"
      display="block"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-video-poster={videoId}
    >
      <rect {...SIZE} fill={`hsl(${hue} 34% 26%)`} />
      {pattern(seed).map((d, index) => (
        <path key={d} d={d} fill={`hsl(${(hue + 24 * (index + 1)) % 360} 40% ${34 + index * 7}%)`} opacity="0.75" />
      ))}
      <g transform={large ? 'translate(80 45) scale(0.6) translate(-80 -45)' : undefined}>
        <circle cx="80" cy="45" r="17" fill="#fff" opacity="0.95" />
        {locked ? (
          <path d="M73 44h14v9H73zM76 44v-3.5a4 4 0 0 1 8 0V44" fill="none" stroke="#1F2421" strokeWidth="2" strokeLinejoin="round" />
        ) : (
          <path d="M75.5 36.5 90 45l-14.5 8.5z" fill="#0B6B4F" />
        )}
      </g>
    </chakra.svg>
  );
}
