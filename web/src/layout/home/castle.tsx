import { chakra } from '@chakra-ui/react';

/** The illustration of the not-found page. */
export function Castle() {
  return (
    <chakra.svg viewBox="0 0 240 150" w="15rem" maxW="full" h="auto" aria-hidden="true">
      <chakra.circle cx="186" cy="38" r="20" fill="accent" />
      <chakra.path d="M0 140c50-34 90-30 128-16s74 12 112-12v38H0z" fill="primary.subtle" />
      <chakra.path
        d="M64 128V60h10v10h10V60h10v10h10V60h10v10h10V60h10v10h10V60h10v68z"
        fill="bg.panel"
        stroke="primary"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <chakra.path
        d="M98 128v-24a11 11 0 0 1 22 0v24zM109 60V26m0 0h26l-7 8 7 8h-26"
        fill="primary.subtle"
        stroke="primary"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
