/**
 * The route /courses/academic: the six classes with their number of courses. The search covers the
 * courses of all classes.
 */
import { Box, Grid, Skeleton } from '@chakra-ui/react';
import { classes } from '../../../i18n/class-labels.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { CardGridSkeleton, Loading } from '../../../ui/page/skeletons.tsx';
import { ClassCard } from '../../course-list/cards/class-card.tsx';
import { CourseList } from '../../course-list/course-list.tsx';
import { listedAcademicCourse } from '../../course-list/listed-course.ts';
import { useAcademicClassesRouteQuery } from './generated/academic-classes.route.ts';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useAcademicClassesRouteQuery();
  const courses = data?.courses;
  return (
    <Page
      title={t('shell.academicCourses')}
      lead={t('shell.academicLine')}
      breadcrumbs={[
        { label: t('shell.courses'), to: paths.courses() },
        { label: t('shell.academicCourses') },
      ]}
    >
      <CourseList
        courses={courses?.map((course) => listedAcademicCourse(course, t('list.typeAcademic')))}
        pending={loading ? <CardGridSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
        unfiltered={
          <>
            {!courses && !loading && (
              <Box mb="6">
                <ErrorState error={error} onRetry={refetch} />
              </Box>
            )}
            {/* If the counts fail to load, the classes can still be opened. */}
            <Grid
              templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
              gap={{ base: '3', md: '5' }}
            >
              {classes.map((schoolClass) => (
                <ClassCard key={schoolClass.code} schoolClass={schoolClass} headingLevel="h2">
                  <Box color="fg.muted" minH="1.625rem">
                    {loading && !courses && (
                      <Loading>
                        <Skeleton h="1rem" w="6rem" />
                      </Loading>
                    )}
                    {courses &&
                      t('list.found', {
                        count: courses.filter(({ courseCode }) => courseCode === schoolClass.code)
                          .length,
                      })}
                  </Box>
                </ClassCard>
              ))}
            </Grid>
          </>
        }
      />
    </Page>
  );
}
