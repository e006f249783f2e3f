/** The shape of a review while it is loading. */
import { Box } from '@chakra-ui/react';
import { Bone, Loading } from '../../ui/skeletons.tsx';

export function ResultSkeleton() {
  return (
    <Loading>
      <Bone h="13rem" radius="md" />
      <Box my="8">
        <Bone h="8rem" radius="md" />
      </Box>
      <Bone h="22rem" radius="md" />
    </Loading>
  );
}
