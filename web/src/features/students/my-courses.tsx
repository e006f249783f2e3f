/** The viewer's courses by category, with the progress over them and the way back in. */
import { Box, Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { serverMessage } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cover } from '../../ui/cover.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CourseDone } from './course-done.tsx';
import { continueAddress, type EnrolledGroup } from './enrolled-course.ts';
import { ProgressBar } from './progress-bar.tsx';
import { Section } from './section.tsx';

interface MyCoursesProps {
  /** Null when they did not arrive. */
  readonly groups: readonly EnrolledGroup[] | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function MyCourses({ groups, error, onRetry }: MyCoursesProps) {
  const { t } = useI18n();
  const filled = groups?.filter(({ courses }) => courses.length > 0);
  return (
    <Section title={t('students.myCourses')}>
      {!filled && <ErrorState error={error} onRetry={onRetry} text={serverMessage(error) ?? t('students.enrolledFailed')} />}
      {filled?.length === 0 && (
        <EmptyState text={t('students.noEnrollment')}>
          <ButtonLink variant="accent" to={paths.courses()}>
            {t('students.findCourse')}
          </ButtonLink>
        </EmptyState>
      )}
      <Stack gap="6">
        {filled?.map((group) => (
          <Group key={group.category} group={group} />
        ))}
      </Stack>
    </Section>
  );
}

function Group({ group: { category, overallProgressPercent, courses } }: { readonly group: EnrolledGroup }) {
  const { t } = useI18n();
  return (
    <Box>
      <Grid templateColumns={{ base: '1fr', md: '1fr 16rem' }} gap="3" alignItems="end" mb="3">
        <Heading as="h3" size="md">
          {t(category === 'ADMISSION_PREP' ? 'students.admissionPrep' : 'students.academic')}
        </Heading>
        <ProgressBar label={t('students.overallProgress')} percent={overallProgressPercent} />
      </Grid>
      <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))" gap="3">
        {courses.map((course) => (
          <Flex
            as="li"
            key={course.id}
            align="center"
            gap="3"
            p="2"
            ps={{ base: '3', sm: '2' }}
            pe={{ base: '2', sm: '3' }}
            borderWidth="1px"
            borderRadius="md"
          >
            <Box display={{ base: 'none', sm: 'block' }} w="5.5rem" flexShrink="0" borderRadius="sm" overflow="hidden">
              <Cover src={course.thumbnailUrl} />
            </Box>
            <Box flex="1" minW="0" fontWeight="semibold" lineHeight="snug">
              {course.name}
              <CourseDone percent={course.progressPercent} />
            </Box>
            <ButtonLink
              variant="outline"
              px="3"
              fontSize="sm"
              to={continueAddress(category, course)}
              aria-label={t('students.continueCourse', { title: course.name })}
            >
              {t('students.continue')}
            </ButtonLink>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}
