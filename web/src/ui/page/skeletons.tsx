/**
 * Skeletons in the final size of the content, to avoid layout shifts. <Loading> announces
 * 'Loading...' to screen readers once.
 */
import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { TwoColumns } from './two-columns.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Loading({ children }: { readonly children?: ReactNode }) {
  const { t } = useI18n();
  return (
    <Box role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Box aria-hidden="true">{children}</Box>
    </Box>
  );
}

const indexesTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A grid of course cards. */
export function CardGridSkeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <Loading>
      <CardGrid>
        {indexesTo(count).map((index) => (
          <Box key={index} bg="bg.panel" borderWidth="1px" borderRadius="md" overflow="hidden">
            <Box aspectRatio="16 / 9" bg="bg.track" />
            <Stack gap="3" p="4" minH="8.5rem">
              <Skeleton h="1.375rem" w="70%" />
              <Skeleton h="1rem" />
              <Skeleton h="1rem" w="40%" />
            </Stack>
          </Box>
        ))}
      </CardGrid>
    </Loading>
  );
}

interface RowsSkeletonProps {
  readonly count?: number;
  readonly h?: string;
  /** Like the list that follows (ui/page/two-columns.tsx). */
  readonly hasColumns?: boolean;
}

/** Rows of a list: units, years, chapters, exams. */
export function RowsSkeleton({ count = 4, h = '4.5rem', hasColumns = false }: RowsSkeletonProps) {
  const rows = indexesTo(count).map((index) => <Skeleton key={index} h={h} borderRadius="md" />);
  return (
    <Loading>
      {hasColumns ? <TwoColumns as="div">{rows}</TwoColumns> : <Stack gap="3">{rows}</Stack>}
    </Loading>
  );
}

/** Lines of text. */
export function TextSkeleton({ lines = 6 }: { readonly lines?: number }) {
  return (
    <Loading>
      <Stack gap="2.5">
        {indexesTo(lines).map((index) => (
          <Skeleton key={index} h="1rem" w={index === lines - 1 ? '60%' : 'full'} />
        ))}
      </Stack>
    </Loading>
  );
}

/** Cards side by side, or one below the other on phones. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      gap={{ base: '4', md: '6' }}
    >
      {children}
    </Grid>
  );
}
