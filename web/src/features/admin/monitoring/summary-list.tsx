/** Numbers with their names, in a row that wraps. */
import { Box, chakra, Grid } from '@chakra-ui/react';

export interface SummaryItem {
  readonly name: string;
  readonly value: string;
}

export function SummaryList({ items }: { readonly items: readonly SummaryItem[] }) {
  return (
    <Grid as="dl" m="0" gap="3" templateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))">
      {items.map(({ name, value }) => (
        <Box key={name} p="3" bg="bg.panel" borderWidth="1px" borderRadius="md">
          <chakra.dt fontSize="sm" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd m="0" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}
