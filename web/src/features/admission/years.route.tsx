/** /courses/admission/:id/years (the id is the unit's): one row per exam year. One query brings papers and results of all rows. */

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
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

/** The cache keeps the gaps of a failed answer, not its errors: it is dropped on leaving, so that the next visit asks again. */
function useForgetFailure(error: unknown, unitId: string) {
  const { cache } = useApolloClient();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    return () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'admissionUnit', args: { id: unitId } });
      cache.evict({ id: `AdmissionUnit:${unitId}`, fieldName: 'years' });
    };
  }, [cache, hasFailed, unitId]);
}

export function Component() {
  const { id: unitId = '' } = useParams();
  const { t } = useI18n();
  const { viewer } = useViewer();
  const { data, loading, error, refetch } = useYearsRouteQuery({
    variables: { unitId },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  useForgetFailure(error, unitId);
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
