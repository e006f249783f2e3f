/** The exam while its paper is on the way. */
import { Box } from '@chakra-ui/react';
import { Bone, Loading } from '../ui/skeletons.tsx';

export function PaperSkeleton() {
  return (
    <Box maxW="reading" mx="auto" p="4">
      <Loading>
        <Bone h="2.75rem" radius="md" />
        <Box mt="10" mb="6">
          <Bone h="2rem" w="60%" />
        </Box>
        {[1, 2, 3].map((key) => (
          <Box key={key} mb="4">
            <Bone h="19rem" radius="md" />
          </Box>
        ))}
      </Loading>
    </Box>
  );
}
