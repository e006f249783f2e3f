/** Shown while a result is loading. */
import { Box, Skeleton } from '@chakra-ui/react';
import { Loading } from '../../../ui/page/skeletons.tsx';

export function ResultSkeleton() {
  return (
    <Loading>
      <Skeleton h="13rem" borderRadius="md" />
      <Box my="8">
        <Skeleton h="8rem" borderRadius="md" />
      </Box>
      <Skeleton h="22rem" borderRadius="md" />
    </Loading>
  );
}
