/** The skeleton of features/course-page/course-layout.tsx. */
import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { Loading } from '../../ui/page/skeletons.tsx';

export function CoursePageSkeleton() {
  return (
    <Loading>
      <Grid
        columnGap="10"
        rowGap="6"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
      >
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
            <Skeleton h="6.5rem" />
            <Box mt="6" display={{ base: 'none', md: 'block' }}>
              <Skeleton h="3.25rem" borderRadius="md" />
            </Box>
          </Box>
        </Box>
        <Stack gap="3">
          <Skeleton h="1.75rem" w="40%" />
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} h="1rem" />
          ))}
          <Skeleton h="12rem" borderRadius="md" />
        </Stack>
      </Grid>
    </Loading>
  );
}
