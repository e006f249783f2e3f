/**
 * The picture of a row in a list: the cover of its course or subject, or a placeholder that shows
 * an exam paper. Decorative, because the title is beside it. Not on phones, where the text needs
 * the width.
 */
import { Box, chakra } from '@chakra-ui/react';
import { Cover } from './cover.tsx';

interface RowPictureProps {
  /** The URL of a cover; null: the placeholder. */
  readonly src: string | null | undefined;
}

export function RowPicture({ src }: RowPictureProps) {
  return (
    <Box
      display={{ base: 'none', sm: 'block' }}
      w="4.5rem"
      flexShrink="0"
      borderRadius="md"
      overflow="hidden"
    >
      <Cover src={src} ratio="1" />
    </Box>
  );
}

/** A sheet of questions with a pencil tick. */
export function PaperPicture() {
  return (
    <chakra.svg
      viewBox="0 0 56 56"
      display={{ base: 'none', sm: 'block' }}
      w="14"
      h="14"
      flexShrink="0"
      aria-hidden="true"
    >
      <chakra.rect width="56" height="56" rx="12" fill="primary.subtle" />
      <chakra.path
        d="M15 9h20l8 8v30H15z"
        fill="bg.panel"
        stroke="primary"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <chakra.path
        d="M27 21h10M27 29h10M27 37h6"
        stroke="primary"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <chakra.path
        d="m19 20 2 2 3-4m-5 10 2 2 3-4m-5 10 2 2 3-4"
        fill="none"
        stroke="accent"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}

/** A flag on a hill. */
export function FlagPicture() {
  return (
    <chakra.svg
      viewBox="0 0 56 56"
      display={{ base: 'none', sm: 'block' }}
      w="14"
      h="14"
      flexShrink="0"
      aria-hidden="true"
    >
      <chakra.rect width="56" height="56" rx="12" fill="accent.subtle" />
      <chakra.path d="M6 46c8-8 32-8 44 0v4H6z" fill="primary" />
      <chakra.path d="M24 42V10" stroke="primary" strokeWidth="3" strokeLinecap="round" />
      <chakra.path d="M25 11h20l-5 7 5 7H25z" fill="accent" />
    </chakra.svg>
  );
}
