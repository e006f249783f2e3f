/** /courses: the two ways, with a bit of each. */
import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../i18n/class-labels.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/skeletons.tsx';
import { AdmissionCourseCard, enrolledFirst } from './admission-course-card.tsx';
import { useCoursesRouteQuery } from './generated/courses.route.ts';

const SHOWN = 3;

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCoursesRouteQuery({ errorPolicy: 'all' });
  const admission = data?.admissionCourses;
  return (
    <Page title={t('courses.title')} lead={t('courses.lead')}>
      <Way title={t('courses.admission')} line={t('courses.admissionLine')} to={paths.admissionCourses()} more={t('courses.allAdmission')}>
        {loading && !data && <CardGridSkeleton count={SHOWN} />}
        {!loading && !admission && <ErrorState error={error} onRetry={refetch} />}
        {admission?.length === 0 && <EmptyState text={t('courses.none')} />}
        {admission && (
          <CardGrid>
            {enrolledFirst(admission)
              .slice(0, SHOWN)
              .map((course) => (
                <AdmissionCourseCard key={course.id} course={course} headingLevel="h3" eager />
              ))}
          </CardGrid>
        )}
      </Way>
      <Way title={t('courses.academic')} line={t('courses.academicLine')} to={paths.academicClasses()} more={t('courses.allAcademic')}>
        <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap={{ base: '3', md: '5' }}>
          {classes.map(({ code, label }) => (
            <LinkCard key={code} p="4" gap="1" minH="5.5rem">
              <Heading as="h3" size="md" lang="bn">
                <CardLink to={paths.academicCourses(code)}>{label}</CardLink>
              </Heading>
              <Text fontSize="sm" color="fg.muted" minH="1.5em">
                {data?.courses && t('courses.courseCount', { count: data.courses.filter(({ courseCode }) => courseCode === code).length })}
              </Text>
            </LinkCard>
          ))}
        </Grid>
      </Way>
    </Page>
  );
}

interface WayProps {
  readonly title: string;
  readonly line: string;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

function Way({ title, line, to, more, children }: WayProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mb="12">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <chakra.div maxW="reading">
          <Heading as="h2" size="xl" id={id}>
            {title}
          </Heading>
          <Text mt="1" color="fg.muted">
            {line}
          </Text>
        </chakra.div>
        <ButtonLink variant="outline" to={to}>
          {more}
        </ButtonLink>
      </Flex>
      {children}
    </chakra.section>
  );
}
