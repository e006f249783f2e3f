/** The skeleton of a page, shown while its chunk is loading. */
import { Box, Skeleton } from '@chakra-ui/react';
import { CardGridSkeleton } from '../ui/page/skeletons.tsx';

export function PageFallback() {
  return (
    <Box w="full" maxW="grid" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '4', md: '8' }}>
      <Box mb="6" aria-hidden="true">
        <Skeleton h="2.25rem" w="16rem" />
      </Box>
      <CardGridSkeleton />
    </Box>
  );
}
