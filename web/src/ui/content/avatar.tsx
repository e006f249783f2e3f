/**
 * A user's photo. Fallback without a photo, or if it cannot be loaded: the first letter of the name
 * on the brand's green, or a figure for users without a name.
 */
import { Center, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from './icons.tsx';

interface AvatarProps {
  readonly src: string | null | undefined;
  readonly name: string;
  /** A size of the theme (`11` is 44 px) or a CSS length. */
  readonly size?: string;
  /** Empty if the name is shown beside the photo or names the surrounding link. */
  readonly alt?: string;
}

/**
 * The first grapheme, so that a Bengali vowel sign stays with its consonant; null unless it is a
 * letter.
 */
function initial(name: string): string | null {
  const first =
    new Intl.Segmenter('bn').segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '';
  return /^\p{L}/u.test(first) ? first.toUpperCase() : null;
}

export function Avatar({ src, name, size = '10', alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken) {
    return (
      <chakra.img
        src={src}
        alt={alt}
        w={size}
        h={size}
        flexShrink="0"
        borderRadius="full"
        objectFit="cover"
        bg="bg.track"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <Center
      w={size}
      h={size}
      flexShrink="0"
      borderRadius="full"
      bg="primary.subtle"
      color="primary.fg"
      fontWeight="semibold"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      {initial(name) ?? <Icon name="user" />}
    </Center>
  );
}
