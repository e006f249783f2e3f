/**
 * The route /courses: both types of course, with some courses of each. The search covers all
 * courses.
 */
import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../i18n/class-labels.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/page/skeletons.tsx';
import { ClassCard } from '../course-list/cards/class-card.tsx';
import { ListedCourseCard } from '../course-list/cards/listed-course-card.tsx';
import { inDefaultOrder } from '../course-list/course-filters.ts';
import { CourseList } from '../course-list/course-list.tsx';
import {
  type ListedCourse,
  listedAcademicCourse,
  listedAdmissionCourse,
} from '../course-list/listed-course.ts';
import { type CoursesRouteQuery, useCoursesRouteQuery } from './generated/courses.route.ts';

const MAX_SHOWN = 3;

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCoursesRouteQuery();
  const { admissionCourses, courses } = data ?? {};
  const admission = admissionCourses?.map(listedAdmissionCourse);
  const academic = courses?.map((course) => listedAcademicCourse(course, t('list.typeAcademic')));
  const isInitialLoad = loading && !data;
  return (
    <Page title={t('courses.title')} lead={t('courses.lead')}>
      <CourseList
        // If one of the two failed to load, the other can still be searched.
        courses={admission || academic ? [...(admission ?? []), ...(academic ?? [])] : undefined}
        pending={
          isInitialLoad ? (
            <CardGridSkeleton count={6} />
          ) : (
            <ErrorState error={error} onRetry={refetch} />
          )
        }
        unfiltered={
          <>
            <CourseSection
              title={t('courses.admission')}
              line={t('courses.admissionLine')}
              to={paths.admissionCourses()}
              more={t('courses.allAdmission')}
            >
              {isInitialLoad && <CardGridSkeleton count={MAX_SHOWN} />}
              {!loading && !admission && <ErrorState error={error} onRetry={refetch} />}
              {admission?.length === 0 && <EmptyState text={t('courses.none')} />}
              {admission && <FirstCourses courses={admission} />}
            </CourseSection>
            <CourseSection
              title={t('courses.academic')}
              line={t('courses.academicLine')}
              to={paths.academicClasses()}
              more={t('courses.allAcademic')}
            >
              <Classes courses={courses} />
            </CourseSection>
          </>
        }
      />
    </Page>
  );
}

function FirstCourses({ courses }: { readonly courses: readonly ListedCourse[] }) {
  return (
    <CardGrid>
      {inDefaultOrder(courses)
        .slice(0, MAX_SHOWN)
        .map((course) => (
          <ListedCourseCard key={course.id} listedCourse={course} eager />
        ))}
    </CardGrid>
  );
}

function Classes({ courses }: { readonly courses: CoursesRouteQuery['courses'] | undefined }) {
  const { t } = useI18n();
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
      gap={{ base: '3', md: '5' }}
    >
      {classes.map((schoolClass) => (
        <ClassCard key={schoolClass.code} schoolClass={schoolClass} headingLevel="h3">
          <Text color="fg.muted" minH="1.625rem">
            {courses &&
              t('courses.courseCount', {
                count: courses.filter(({ courseCode }) => courseCode === schoolClass.code).length,
              })}
          </Text>
        </ClassCard>
      ))}
    </Grid>
  );
}

interface CourseSectionProps {
  readonly title: string;
  readonly line: string;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

function CourseSection({ title, line, to, more, children }: CourseSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt={{ base: '8', md: '12' }}>
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <chakra.div flex="1 1 16rem" maxW="reading">
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
