/** Styleguide: the theme's colours and font sizes, in both scripts. */
import { Box, Grid, Text } from '@chakra-ui/react';
import { Piece, Section } from './section.tsx';

/** Pairs of background and text colour. */
const grounds = [
  ['bg', 'fg'],
  ['bg.panel', 'fg'],
  ['bg.panel', 'fg.muted'],
  ['bg.muted', 'fg.muted'],
  ['bg.track', 'fg'],
  ['primary', 'primary.contrast'],
  ['primary.subtle', 'primary.fg'],
  ['accent', 'accent.contrast'],
  ['accent.subtle', 'accent.fg'],
  ['error', 'error.contrast'],
  ['error.subtle', 'error.fg'],
] as const;

const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

/** Contains conjuncts, vowel signs on both sides, and digits. */
const SAMPLE = 'ক্ষুদ্র ব্রহ্মাণ্ড, স্ত্রী ও দৃষ্টি · Learn by light · ০১২৩৪৫৬৭৮৯ · 0123456789';

export function Colours() {
  return (
    <Section name="Colours">
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))" gap="3">
        {grounds.map(([ground, ink]) => (
          <Box key={ground + ink} p="4" bg={ground} color={ink} borderWidth="1px" borderRadius="md">
            {ink} / {ground}
          </Box>
        ))}
      </Grid>
    </Section>
  );
}

export function Type() {
  return (
    <Section name="Type">
      {sizes.map((size) => (
        <Piece key={size} name={size}>
          <Text fontSize={size} lineHeight={size.includes('xl') ? 'snug' : 'body'}>
            {SAMPLE}
          </Text>
          <Text
            fontSize={size}
            fontWeight="semibold"
            lineHeight={size.includes('xl') ? 'snug' : 'body'}
          >
            {SAMPLE}
          </Text>
        </Piece>
      ))}
    </Section>
  );
}
