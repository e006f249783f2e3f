/**
 * The layout of a course page: description on the left, details and one button on the right; on
 * phones the button is sticky at the bottom.
 */
import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Cover } from '../../ui/content/cover.tsx';

interface CourseLayoutProps {
  readonly thumbnailUrl: string | null;
  /** Pairs of label and value, for example 'Fee' and a <Price>. */
  readonly details: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const DetailList = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    m: '0',
    p: '5',
    '& div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '4',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { m: '0', textAlign: 'end', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  },
});

/**
 * The only button of the page: at the bottom of the screen on phones, otherwise inside the sticky
 * card with the details.
 */
export function CourseLayout({ thumbnailUrl, details, action, children }: CourseLayoutProps) {
  return (
    <Grid
      columnGap="10"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
      templateAreas={{ base: '"details" "text" "action"', md: '"text card"' }}
    >
      <Box
        gridArea={{ md: 'card' }}
        display={{ base: 'contents', md: 'block' }}
        position={{ md: 'sticky' }}
        top={{ md: '5.5rem' }}
        alignSelf={{ md: 'start' }}
        bg="bg.panel"
        borderWidth={{ md: '1px' }}
        borderRadius={{ md: 'md' }}
        shadow={{ md: 'card' }}
        overflow="hidden"
      >
        <Box
          gridArea={{ base: 'details', md: 'auto' }}
          bg="bg.panel"
          borderWidth={{ base: '1px', md: '0' }}
          borderRadius={{ base: 'md', md: '0' }}
          overflow="hidden"
          // On medium screens the picture is beside the details, because alone it would fill the
          // screen.
          display={{ base: 'block', sm: 'flex', md: 'block' }}
          alignItems="center"
        >
          <Box flex="1 1 0">
            <Cover src={thumbnailUrl} eager />
          </Box>
          <DetailList flex="1 1 0">
            {details.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </DetailList>
        </Box>
        <Box
          gridArea={{ base: 'action', md: 'auto' }}
          position={{ base: 'sticky', md: 'static' }}
          bottom="0"
          alignSelf="end"
          zIndex="1"
          mx={{ base: '-4', md: '0' }}
          mt={{ base: '6', md: '0' }}
          px={{ base: '4', md: '5' }}
          pt={{ base: '3', md: '0' }}
          pb={{ base: '3', md: '5' }}
          bg="bg.panel"
          borderTopWidth={{ base: '1px', md: '0' }}
        >
          {action}
        </Box>
      </Box>
      <Box gridArea="text" minW="0" pt={{ base: '6', md: '0' }}>
        {children}
      </Box>
    </Grid>
  );
}

/** Splits plain text into paragraphs. */
export function Description({ text }: { readonly text: string | null }) {
  if (!text) return null;
  return (
    <Box maxW="reading">
      {text.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph} mb="3" whiteSpace="pre-line">
          {paragraph}
        </Text>
      ))}
    </Box>
  );
}
