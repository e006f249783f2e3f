/** The picture of a course or subject; one that is missing or broken becomes the placeholder. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const PLACEHOLDER = '/media/covers/placeholder.svg';

interface CoverProps {
  readonly src: string | null | undefined;
  /** Empty where the title stands beside the picture anyway. */
  readonly alt?: string;
  readonly ratio?: string;
  /** Above the fold: fetched at once. */
  readonly eager?: boolean;
}

export function Cover({ src, alt = '', ratio = '16 / 9', eager = false }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : PLACEHOLDER;
  return (
    <chakra.img
      src={shown}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      display="block"
      w="full"
      h="auto"
      aspectRatio={ratio}
      objectFit="cover"
      bg="bg.track"
      onError={() => src && setBroken(src)}
    />
  );
}
