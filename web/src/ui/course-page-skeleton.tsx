/** A course page while it is on its way, in the shape of ui/course-layout.tsx. */
import { Box, Grid, Stack } from '@chakra-ui/react';
import { Bone, Loading } from './skeletons.tsx';

export function CoursePageSkeleton() {
  return (
    <Loading>
      <Grid columnGap="10" rowGap="6" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}>
        <Box
          order={{ md: '1' }}
          display={{ base: 'block', sm: 'flex', md: 'block' }}
          alignItems="center"
          alignSelf="start"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
          overflow="hidden"
        >
          <Box flex="1 1 0" aspectRatio="16 / 9" bg="bg.track" />
          <Box flex="1 1 0" p="5">
            <Bone h="6.5rem" />
            <Box mt="6" display={{ base: 'none', md: 'block' }}>
              <Bone h="3.25rem" radius="md" />
            </Box>
          </Box>
        </Box>
        <Stack gap="3">
          <Bone h="1.75rem" w="40%" />
          {[1, 2, 3, 4].map((line) => (
            <Bone key={line} h="1rem" />
          ))}
          <Bone h="12rem" radius="md" />
        </Stack>
      </Grid>
    </Loading>
  );
}
