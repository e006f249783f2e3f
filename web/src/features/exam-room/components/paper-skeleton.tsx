/** The skeleton of the exam, shown while the paper is loading. */
import { Box, Skeleton } from '@chakra-ui/react';
import { Loading } from '../../../ui/page/skeletons.tsx';

export function PaperSkeleton() {
  return (
    <Box maxW="reading" mx="auto" p="4">
      <Loading>
        <Skeleton h="2.75rem" borderRadius="md" />
        <Box mt="10" mb="6">
          <Skeleton h="2rem" w="60%" />
        </Box>
        {[1, 2, 3].map((key) => (
          <Box key={key} mb="4">
            <Skeleton h="19rem" borderRadius="md" />
          </Box>
        ))}
      </Loading>
    </Box>
  );
}
