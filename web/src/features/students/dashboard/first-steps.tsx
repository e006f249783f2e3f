/** Three steps for a student without enrollments and results. */
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { TextKey } from '../../../i18n/i18n.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';

const steps = [
  {
    title: 'students.stepCourse',
    line: 'students.stepCourseLine',
    action: 'students.seeCourses',
    to: paths.courses(),
  },
  {
    title: 'students.stepLesson',
    line: 'students.stepLessonLine',
    action: 'students.toExams',
    to: paths.exams(),
  },
  {
    title: 'students.stepProfile',
    line: 'students.stepProfileLine',
    action: 'students.toProfile',
    to: paths.profile(),
  },
] as const satisfies readonly { title: TextKey; line: TextKey; action: TextKey; to: string }[];

interface FirstStepsProps {
  /** Highlights the first step; false while the questions above it are the next thing to do. */
  readonly isNext: boolean;
}

export function FirstSteps({ isNext }: FirstStepsProps) {
  const { t, digits } = useI18n();
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '6' }}
    >
      {steps.map(({ title, line, action, to }, index) => (
        <Flex
          as="li"
          key={to}
          direction="column"
          align="flex-start"
          gap="3"
          p="5"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
        >
          <Flex
            aria-hidden="true"
            align="center"
            justify="center"
            w="10"
            h="10"
            borderRadius="full"
            bg="primary.subtle"
            color="primary.fg"
            fontWeight="semibold"
          >
            {digits(index + 1)}
          </Flex>
          <Heading as="h2" size="md">
            {t(title)}
          </Heading>
          <Text color="fg.muted">{t(line)}</Text>
          <Box mt="auto" pt="2">
            <ButtonLink variant={isNext && index === 0 ? 'accent' : 'outline'} to={to}>
              {t(action)}
            </ButtonLink>
          </Box>
        </Flex>
      ))}
    </Grid>
  );
}
