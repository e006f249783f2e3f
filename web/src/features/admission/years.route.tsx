/** /courses/admission/:id/years (the id is the unit's): one row per exam year. One query brings papers and results of all rows. */

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Box, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { NotEnrolled } from '../../enrolment/not-enrolled.tsx';
import { useKeptAttempts } from '../../exam-room/use-kept-attempts.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useYearsRouteQuery } from './generated/years.route.ts';
import { YearRow } from './year-row.tsx';

/** The rows that an error of the answer belongs to: `["admissionUnit", "years", 2, "exam", "myResult"]` is the third one's. */
function failedRows(error: unknown): ReadonlySet<number> {
  if (!CombinedGraphQLErrors.is(error)) return new Set();
  const rows = error.errors.map(({ path }) => path?.[2]);
  return new Set(rows.filter((row): row is number => typeof row === 'number'));
}

export function Component() {
  const { id: unitId = '' } = useParams();
  const { t } = useI18n();
  const { viewer } = useViewer();
  // Errors of single rows are not kept in the cache, so the rows are always asked for; what the cache has is shown meanwhile.
  const { data, loading, error, refetch } = useYearsRouteQuery({
    variables: { unitId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const kept = useKeptAttempts(viewer?.id);
  const unit = data?.admissionUnit;
  const years = unit?.years;
  const course = unit?.course;
  const failed = failedRows(error);
  const units = course ? paths.admissionUnits(course.courseCode) : paths.admissionCourses();

  return (
    <Page
      title={unit ? t('admission.yearsOf', { unit: unit.name }) : loading ? undefined : t('admission.years')}
      width="reading"
      breadcrumbs={[
        { label: t('courses.admission'), to: paths.admissionCourses() },
        ...(course ? [{ label: course.name, to: units }] : []),
        ...(unit ? [{ label: unit.name }] : []),
      ]}
      actions={
        <ButtonLink variant="outline" to={units}>
          <Icon name="back" />
          {t('admission.backToUnit')}
        </ButtonLink>
      }
    >
      {loading && !years && <RowsSkeleton count={5} h="9rem" />}
      {!loading && !years?.length && <ErrorState error={error} text={t('admission.yearsFailed')} onRetry={refetch} />}
      {course?.isEnrolled === false && (
        <Box mb="5">
          <NotEnrolled to={paths.admissionCourse(course.courseCode)} />
        </Box>
      )}
      {years && years.length > 0 && (
        <>
          <Text mb="4" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent" color="fg.muted">
            {t('admission.selectionStays')}
          </Text>
          <Stack as="ul" listStyle="none" gap="4" m="0" p="0">
            {years.map((row, index) => (
              <YearRow
                key={row.id}
                row={row}
                isOpen={course?.isEnrolled !== false}
                isFailed={failed.has(index)}
                isLoading={loading}
                attempt={kept.find(({ kind, examId }) => kind === 'multi-subject' && examId === row.exam?.id)}
                onRetry={refetch}
              />
            ))}
          </Stack>
        </>
      )}
    </Page>
  );
}
