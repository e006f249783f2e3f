/**
 * The third tab of the profile, read-only: enrollments by category with their number, overall
 * progress and courses.
 */
import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Cover } from '../../../ui/content/cover.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { coursePath } from './enrolled-course.ts';
import type { Enrollments_StudentFragment } from './generated/enrollments.ts';
import { ProgressBar } from './progress-bar.tsx';

interface CourseEnrollmentProps {
  readonly student: Enrollments_StudentFragment;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

const CourseLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    _hover: { borderColor: 'primary', bg: 'bg.muted' },
  },
});

export function CourseEnrollment({ student, error, onRetry }: CourseEnrollmentProps) {
  const { t, digits } = useI18n();
  const groups = student.enrollments;
  if (!groups)
    return (
      <ErrorState
        error={error}
        onRetry={onRetry}
        text={serverMessage(error) ?? t('students.enrolledFailed')}
      />
    );
  if (groups.every(({ courses }) => courses.length === 0)) {
    return (
      <EmptyState text={t('students.noEnrollment')}>
        <ButtonLink variant="accent" to={paths.courses()}>
          {t('students.findCourse')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      {groups.map(({ category, totalEnrolled, overallProgressPercent, courses }) => (
        <Section
          key={category}
          title={t(category === 'ADMISSION_PREP' ? 'students.admissionPrep' : 'students.academic')}
        >
          <Grid templateColumns={{ base: '1fr', sm: 'auto 1fr' }} gap="5" alignItems="end" mb="5">
            <Flex
              direction={{ base: 'row', sm: 'column' }}
              gap={{ base: '3', sm: '0' }}
              align={{ base: 'baseline', sm: 'flex-start' }}
              minW="8rem"
            >
              <Text fontSize="sm" color="fg.muted">
                {t('students.totalEnrolled')}
              </Text>
              <Text fontSize="2xl" fontWeight="semibold" lineHeight="tight">
                {digits(totalEnrolled)}
              </Text>
            </Flex>
            <ProgressBar label={t('students.overallProgress')} percent={overallProgressPercent} />
          </Grid>
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
            gap="3"
          >
            {courses.map((course) => (
              <li key={course.id}>
                <CourseLink to={coursePath(category, course)}>
                  <Box w="5rem" flexShrink="0" borderRadius="sm" overflow="hidden">
                    <Cover src={course.thumbnailUrl} />
                  </Box>
                  {course.name}
                </CourseLink>
              </li>
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  );
}
