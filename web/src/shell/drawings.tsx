/** The shell's own pictures, drawn here so that nothing is fetched for them. All are decoration. */
import { chakra } from '@chakra-ui/react';

/** A path of light running up a page towards a sun: the sign of Alokpath. */
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

/** The hero: an open book whose pages become a road over hills to the rising sun. */
export function PathOfLight() {
  return (
    <chakra.svg viewBox="0 0 480 320" w="full" h="auto" aria-hidden="true">
      <chakra.circle cx="300" cy="120" r="92" fill="accent.subtle" />
      <chakra.circle cx="300" cy="120" r="58" fill="accent" />
      <chakra.path d="M0 214c60-46 118-58 176-32 50 22 92 20 150-12 52-28 104-26 154 6v144H0z" fill="primary.subtle" />
      <chakra.path d="M0 250c76-34 142-32 206-8 70 26 150 22 274-26v104H0z" fill="primary" opacity="0.28" />
      <chakra.path d="M296 170c6 26-62 34-54 60 3 10 10 16 14 24l-34 0c-4-8 0-16-2-24-4-26 66-34 60-60z" fill="bg.panel" />
      <chakra.path
        d="M288 174c4 26-62 34-56 58 2 10 6 14 8 22"
        fill="none"
        stroke="accent"
        strokeWidth="3"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <chakra.path
        d="M240 296c-34-22-82-28-134-16v-34c52-12 100-6 134 16 34-22 82-28 134-16v34c-52-12-100-6-134 16z"
        fill="bg.panel"
        stroke="primary"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <chakra.path
        d="M240 262v34M132 260c26-4 52-2 78 8M132 270c26-4 52-2 78 8M270 268c26-10 52-12 78-8M270 278c26-10 52-12 78-8"
        fill="none"
        stroke="primary"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <chakra.path d="M120 96l8 18 18 8-18 8-8 18-8-18-18-8 18-8zM414 70l5 12 12 5-12 5-5 12-5-12-12-5 12-5z" fill="accent" />
    </chakra.svg>
  );
}

/** Not-found: the other castle. */
export function Castle() {
  return (
    <chakra.svg viewBox="0 0 240 150" w="15rem" h="auto" aria-hidden="true">
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
