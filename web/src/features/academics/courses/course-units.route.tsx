/**
 * The route /courses/:type/:courseCode/units: the content of a course of another type for enrolled
 * users: units with their exams, subjects, and exams of the whole course.
 */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ComingSoon, ContentCounts } from '../../../ui/content/content-counts.tsx';
import { RowPicture } from '../../../ui/content/row-picture.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { CardLink, LinkCard } from '../../../ui/page/link-card.tsx';
import { NotFoundPage } from '../../../ui/page/not-found-page.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { NotEnrolled } from '../../enrolment/not-enrolled.tsx';
import { SingleExamList } from '../../exam-list/single-exams.tsx';
import {
  type CourseUnitsRouteQuery,
  useCourseUnitsRouteQuery,
} from './generated/course-units.route.ts';

export function Component() {
  const { type = '', courseCode = '' } = useParams();
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseUnitsRouteQuery({ variables: { courseCode } });
  const isInitialLoad = loading && !data;
  const courses = data?.coursesByCode?.filter(({ courseType }) => courseType === type) ?? [];
  const enrolled = courses.filter(({ isEnrolled }) => isEnrolled !== false);
  const detail = paths.course(type, courseCode);

  if (data?.coursesByCode && courses.length === 0) {
    return (
      <NotFoundPage>
        <ButtonLink to={paths.courses()}>{t('courses.seeAll')}</ButtonLink>
      </NotFoundPage>
    );
  }
  return (
    <Page
      title={isInitialLoad ? undefined : t('courses.units')}
      breadcrumbs={[
        { label: t('courses.title'), to: paths.courses() },
        ...(courses[0] ? [{ label: courses[0].title, to: detail }] : []),
        { label: t('courses.units') },
      ]}
    >
      {isInitialLoad && <RowsSkeleton count={4} h="7rem" hasColumns />}
      {!isInitialLoad && !data?.coursesByCode && <ErrorState error={error} onRetry={refetch} />}
      {courses.length > 0 && enrolled.length === 0 && <NotEnrolled to={detail} />}
      <Stack gap="8">
        {enrolled.map(({ id, title, units, subjects, exams }) => (
          <Box as="section" key={id}>
            <Heading as="h2" size="lg" mb="3">
              {title}
            </Heading>
            <CourseUnits units={units} error={error} onRetry={refetch} />
            {!subjects && <ErrorState error={error} onRetry={refetch} />}
            {units?.length === 0 && subjects?.length === 0 && (
              <EmptyState text={t('courses.noUnits')} />
            )}
            {subjects && subjects.length > 0 && (
              <Part title={t('courses.subjects')}>
                <TwoColumns as="div">
                  {subjects.map((subject) => (
                    <LinkCard key={subject.id}>
                      <Flex gap="4" p="4" align="flex-start">
                        <RowPicture src={subject.imageUrl} />
                        <Box minW="0">
                          <Heading as="h4" size="md">
                            <CardLink to={paths.chapters(courseCode, id, subject.id)}>
                              {subject.name}
                            </CardLink>
                          </Heading>
                          {subject.description && (
                            <Text color="fg.muted">{subject.description}</Text>
                          )}
                          <ContentCounts
                            lessonCount={subject.lessonCount}
                            noteCount={subject.noteCount}
                            examCount={subject.examCount}
                          />
                        </Box>
                      </Flex>
                    </LinkCard>
                  ))}
                </TwoColumns>
              </Part>
            )}
            {(!exams || exams.length > 0) && (
              <Part title={t('examlist.ofCourse')}>
                <SingleExamList exams={exams} isOpen heading="h4" onRetry={refetch} />
              </Part>
            )}
          </Box>
        ))}
      </Stack>
    </Page>
  );
}

type Units = NonNullable<CourseUnitsRouteQuery['coursesByCode']>[number]['units'];

interface CourseUnitsProps {
  /** Null if loading failed. */
  readonly units: Units;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Lists each unit with its description and exams, because units have no pages of their own. */
function CourseUnits({ units, error, onRetry }: CourseUnitsProps) {
  if (!units) return <ErrorState error={error} onRetry={onRetry} />;
  return units.map(({ id, name, description, exams }) => (
    <Part key={id} title={name}>
      {description && (
        <Text mb="3" color="fg.muted">
          {description}
        </Text>
      )}
      {exams?.length === 0 ? (
        <ComingSoon />
      ) : (
        <SingleExamList exams={exams} isOpen heading="h4" onRetry={onRetry} />
      )}
    </Part>
  ));
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="section" mb="6">
      <Heading as="h3" size="md" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
