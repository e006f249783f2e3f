/**
 * A text, and on wide screens a column beside it that stays in the window: its outline, the
 * viewer's notes, the rest of the chapter.
 */
import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ReadingColumnsProps {
  /** Null on narrow screens. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

export function ReadingColumns({ beside, children }: ReadingColumnsProps) {
  return (
    <Grid
      templateColumns={beside ? 'minmax(0, 46rem) 19rem' : 'minmax(0, 1fr)'}
      columnGap="8"
      justifyContent="space-between"
      alignItems="start"
    >
      <Box minW="0">{children}</Box>
      {beside && (
        <Box
          position="sticky"
          top="5rem"
          maxH="calc(100dvh - 6rem)"
          overflowY="auto"
          className="no-print"
        >
          <Stack gap="4" pb="2">
            {beside}
          </Stack>
        </Box>
      )}
    </Grid>
  );
}
