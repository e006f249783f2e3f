/** /courses: the two ways, with a bit of each; a search goes through the courses of both. */
import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { CourseList } from '../../course-list/course-list.tsx';
import { type ListedCourse, listedAcademicCourse, listedAdmissionCourse } from '../../course-list/listed-course.ts';
import { classes } from '../../i18n/class-labels.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CourseCard } from '../../ui/course-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/skeletons.tsx';
import { type CoursesRouteQuery, useCoursesRouteQuery } from './generated/courses.route.ts';

const SHOWN = 3;

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCoursesRouteQuery({ errorPolicy: 'all' });
  const { admissionCourses, courses } = data ?? {};
  const admission = admissionCourses?.map(listedAdmissionCourse);
  const academic = courses?.map((course) => listedAcademicCourse(course, t('list.typeAcademic')));
  const isWaiting = loading && !data;
  return (
    <Page title={t('courses.title')} lead={t('courses.lead')}>
      <CourseList
        // One of the two failing leaves the other to be searched.
        courses={admission || academic ? [...(admission ?? []), ...(academic ?? [])] : undefined}
        pending={isWaiting ? <CardGridSkeleton count={6} /> : <ErrorState error={error} onRetry={refetch} />}
        unfiltered={
          <>
            <Way
              title={t('courses.admission')}
              line={t('courses.admissionLine')}
              to={paths.admissionCourses()}
              more={t('courses.allAdmission')}
            >
              {isWaiting && <CardGridSkeleton count={SHOWN} />}
              {!loading && !admission && <ErrorState error={error} onRetry={refetch} />}
              {admission?.length === 0 && <EmptyState text={t('courses.none')} />}
              {admission && <FirstCourses courses={admission} />}
            </Way>
            <Way
              title={t('courses.academic')}
              line={t('courses.academicLine')}
              to={paths.academicClasses()}
              more={t('courses.allAcademic')}
            >
              <Classes courses={courses} />
            </Way>
          </>
        }
      />
    </Page>
  );
}

function FirstCourses({ courses }: { readonly courses: readonly ListedCourse[] }) {
  const mineFirst = courses.toSorted((a, b) => Number(b.isEnrolled) - Number(a.isEnrolled));
  return (
    <CardGrid>
      {mineFirst.slice(0, SHOWN).map(({ id, words: _, ...course }) => (
        <CourseCard key={id} {...course} eager />
      ))}
    </CardGrid>
  );
}

function Classes({ courses }: { readonly courses: CoursesRouteQuery['courses'] | undefined }) {
  const { t } = useI18n();
  return (
    <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap={{ base: '3', md: '5' }}>
      {classes.map(({ code, label }) => (
        <LinkCard key={code} p="4" gap="1" minH="5.5rem">
          <Heading as="h3" size="md" lang="bn">
            <CardLink to={paths.academicCourses(code)}>{label}</CardLink>
          </Heading>
          <Text fontSize="sm" color="fg.muted" minH="1.5em">
            {courses && t('courses.courseCount', { count: courses.filter(({ courseCode }) => courseCode === code).length })}
          </Text>
        </LinkCard>
      ))}
    </Grid>
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
