/**
 * The panel with the viewer's courses by category, their overall progress, and links to continue.
 */
import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Cover } from '../../../ui/content/cover.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { CourseDone } from '../courses/course-done.tsx';
import { continuePath, type EnrolledGroup } from '../courses/enrolled-course.ts';
import type { Enrollments_StudentFragment } from '../courses/generated/enrollments.ts';
import { ProgressBar } from '../courses/progress-bar.tsx';

interface MyCoursesProps {
  readonly student: Enrollments_StudentFragment;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Highlights the way to the courses if there are none; false while an exam is running. */
  readonly isNext: boolean;
}

export function MyCourses({ student, error, onRetry, isNext }: MyCoursesProps) {
  const { t } = useI18n();
  const groups = student.enrollments;
  const filled = groups?.filter(({ courses }) => courses.length > 0);
  return (
    <Section title={t('students.myCourses')}>
      {!filled && (
        <ErrorState
          error={error}
          onRetry={onRetry}
          text={serverMessage(error) ?? t('students.enrolledFailed')}
        />
      )}
      {filled?.length === 0 && (
        <EmptyState text={t('students.noEnrollment')}>
          <ButtonLink variant={isNext ? 'accent' : 'outline'} to={paths.courses()}>
            {t('students.findCourse')}
          </ButtonLink>
        </EmptyState>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(20rem, 1fr))' }}
        columnGap="8"
        rowGap="6"
      >
        {filled?.map((group) => (
          <Group key={group.category} group={group} />
        ))}
      </Grid>
    </Section>
  );
}

function Group({
  group: { category, overallProgressPercent, courses },
}: {
  readonly group: EnrolledGroup;
}) {
  const { t } = useI18n();
  return (
    <Box>
      <Heading as="h3" size="md" mb="2">
        {t(category === 'ADMISSION_PREP' ? 'students.admissionPrep' : 'students.academic')}
      </Heading>
      <Box mb="3">
        <ProgressBar label={t('students.overallProgress')} percent={overallProgressPercent} />
      </Box>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
        gap="3"
      >
        {courses.map((course) => (
          <Flex
            as="li"
            key={course.id}
            wrap="wrap"
            align="center"
            justify="end"
            gap="3"
            p="2"
            ps={{ base: '3', sm: '2' }}
            pe={{ base: '2', sm: '3' }}
            borderWidth="1px"
            borderRadius="md"
          >
            <Box
              display={{ base: 'none', sm: 'block' }}
              w="5.5rem"
              flexShrink="0"
              borderRadius="sm"
              overflow="hidden"
            >
              <Cover src={course.thumbnailUrl} />
            </Box>
            <Box flex="1 1 6.5rem" minW="0" fontWeight="semibold" lineHeight="snug">
              {course.name}
              <CourseDone percent={course.progressPercent} />
            </Box>
            <ButtonLink
              variant="outline"
              px="3"
              fontSize="sm"
              to={continuePath(category, course)}
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
