/** The cover of a course or subject, with a placeholder for missing and broken images. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const PLACEHOLDER = '/media/covers/placeholder.svg';

interface CoverProps {
  readonly src: string | null | undefined;
  /** Empty if the title is shown beside the image. */
  readonly alt?: string;
  readonly ratio?: string;
  /** Loads the image immediately, for images above the fold. */
  readonly eager?: boolean;
}

export function Cover({ src, alt = '', ratio = '16 / 9', eager = false }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const visibleSrc = src && src !== broken ? src : PLACEHOLDER;
  return (
    <chakra.img
      src={visibleSrc}
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
