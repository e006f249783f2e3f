/**
 * A list of rows or cards: one column, or two where each is at least 22rem wide (windows from about
 * 1024 px).
 */
import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  readonly as?: 'ol' | 'ul' | 'div';
  readonly children: ReactNode;
}

export function TwoColumns({ as = 'ul', children }: TwoColumnsProps) {
  return (
    <Grid
      as={as}
      listStyleType="none"
      gap="4"
      m="0"
      p="0"
      templateColumns="repeat(auto-fill, minmax(min(100%, max(22rem, 50% - 1rem)), 1fr))"
      // Cards of a row are equally high.
      css={{ '& > li > article': { h: 'full' } }}
    >
      {children}
    </Grid>
  );
}
