/** The site's logo as inline SVG, to save a request. */
import { chakra } from '@chakra-ui/react';

/** The logo of Alokpath: a path of light up a page towards a sun. */
export function Logo() {
  return (
    <chakra.svg viewBox="0 0 32 32" w="8" h="8" flexShrink="0" aria-hidden="true">
      <chakra.rect width="32" height="32" rx="8" fill="primary" />
      <chakra.path d="M8 26 14.4 14h3.2L24 26z" fill="primary.contrast" />
      <chakra.path d="M16 26v-2m0-3v-2" stroke="primary" strokeWidth="1.6" strokeLinecap="round" />
      <chakra.circle cx="16" cy="9" r="4" fill="accent" />
    </chakra.svg>
  );
}
