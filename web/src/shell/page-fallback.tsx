/** What stands in a page's place while its code is on the way. */
import { Box } from '@chakra-ui/react';
import { Bone, CardGridSkeleton } from '../ui/skeletons.tsx';

export function PageFallback() {
  return (
    <Box w="full" maxW="grid" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '4', md: '8' }}>
      <Box mb="6" aria-hidden="true">
        <Bone h="2.25rem" w="16rem" />
      </Box>
      <CardGridSkeleton />
    </Box>
  );
}
