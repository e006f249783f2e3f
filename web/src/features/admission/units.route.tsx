/**
 * The route /courses/admission/:courseCode/units: the units of an enrolled course, which lead to
 * the exam years.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ContentCounts } from '../../ui/content/content-counts.tsx';
import { RowPicture } from '../../ui/content/row-picture.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/page/link-card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { NotEnrolled } from '../enrolment/not-enrolled.tsx';
import { useUnitsRouteQuery } from './generated/units.route.ts';

export function Component() {
  const { courseCode = '' } = useParams();
  const { t } = useI18n();
  const { data, loading, error, refetch } = useUnitsRouteQuery({ variables: { courseCode } });
  const course = data?.admissionCourse;
  const detail = paths.admissionCourse(courseCode);
  const isInitialLoad = loading && !data;
  const isReadable = course && course.isEnrolled !== false && course.units;
  const fallbackTitle = isInitialLoad ? undefined : t('courses.units');

  if (!course && !isInitialLoad && !error) {
    return (
      <Page title={t('courses.notFound')} width="reading">
        <ButtonLink variant="outline" to={paths.admissionCourses()}>
          {t('courses.allAdmission')}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      title={course ? t('admission.unitsOf', { course: course.name }) : fallbackTitle}
      breadcrumbs={[
        { label: t('courses.admission'), to: paths.admissionCourses() },
        ...(course ? [{ label: course.name, to: detail }] : []),
        { label: t('courses.units') },
      ]}
    >
      {isInitialLoad && <RowsSkeleton count={4} h="7rem" hasColumns />}
      {!isInitialLoad && (!course || (course.isEnrolled !== false && !course.units)) && error && (
        <ErrorState error={error} onRetry={refetch} />
      )}
      {course?.isEnrolled === false && <NotEnrolled to={detail} />}
      {isReadable && course.units.length === 0 && <EmptyState text={t('courses.noUnits')} />}
      {isReadable && (
        <TwoColumns as="div">
          {course.units.map(({ id, name, description, examCount }) => (
            <LinkCard key={id}>
              <Flex gap="4" p="4" align="flex-start">
                <RowPicture src={course.thumbnailUrl} />
                <Box minW="0">
                  <Heading as="h2" size="md">
                    <CardLink to={paths.years(id)}>{name}</CardLink>
                  </Heading>
                  {description && (
                    <Text mt="1" color="fg.muted">
                      {description}
                    </Text>
                  )}
                  <ContentCounts examCount={examCount} />
                </Box>
              </Flex>
            </LinkCard>
          ))}
        </TwoColumns>
      )}
    </Page>
  );
}
