/**
 * The route /courses/admission/:id/years (`id` is the unit's): one row per exam year. One query
 * loads papers and results of all rows.
 */

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { NotEnrolled } from '../enrolment/not-enrolled.tsx';
import { examWindow } from '../exam-list/exam-window.ts';
import { SingleExams } from '../exam-list/single-exams.tsx';
import { useOpenAttempts } from '../exam-room/storage/open-attempts.ts';
import { presentTime } from '../exam-room/sync/server-clock.ts';
import { useYearsRouteQuery } from './generated/years.route.ts';
import { YearRow } from './year-row.tsx';

const none: readonly never[] = [];

/**
 * The rows with an error: `["admissionUnit", "years", 2, "exam", "myResult"]` is the third row.
 * Longer paths are errors of earlier attempts, which the row does not need.
 */
function failedRows(error: unknown): ReadonlySet<number> {
  if (!CombinedGraphQLErrors.is(error)) return new Set();
  const rows = error.errors.map(({ path = [] }) =>
    path[0] === 'admissionUnit' && path[1] === 'years' && path.length <= 5 ? path[2] : undefined,
  );
  return new Set(rows.filter((row): row is number => typeof row === 'number'));
}

/**
 * Apollo caches the nulls of a failed response without its errors, so they are evicted when the
 * error is cleared by a retry, or the page is left.
 */
function useEvictFailedQuery(error: unknown, unitId: string) {
  const { cache } = useApolloClient();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    return () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'admissionUnit', args: { id: unitId } });
      cache.evict({ id: `AdmissionUnit:${unitId}`, fieldName: 'years' });
      cache.evict({ id: `AdmissionUnit:${unitId}`, fieldName: 'exams' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'openAttempts' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'examCampaigns' });
    };
  }, [cache, hasFailed, unitId]);
}

export function Component() {
  const { id: unitId = '' } = useParams();
  const { t } = useI18n();
  const { viewer, isLoggedIn, isAdmin } = useViewer();
  const { data, loading, error, refetch } = useYearsRouteQuery({
    variables: { unitId, isSignedIn: isLoggedIn },
    notifyOnNetworkStatusChange: true,
  });
  useEvictFailedQuery(error, unitId);
  const attempts = useOpenAttempts(viewer?.id, data?.openAttempts ?? none);
  const unit = data?.admissionUnit;
  const years = unit?.years;
  const course = unit?.course;
  const failedYearRows = failedRows(error);
  const units = course ? paths.admissionUnits(course.courseCode) : paths.admissionCourses();

  const fallbackTitle = loading ? undefined : t('admission.years');
  return (
    <Page
      title={unit ? t('admission.yearsOf', { unit: unit.name }) : fallbackTitle}
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
      {loading && !years && <RowsSkeleton count={6} h="9rem" hasColumns />}
      {!loading && !years?.length && (
        <ErrorState error={error} text={t('admission.yearsFailed')} onRetry={refetch} />
      )}
      {course?.isEnrolled === false && (
        <Box mb="5">
          <NotEnrolled to={paths.admissionCourse(course.courseCode)} />
        </Box>
      )}
      {years && years.length > 0 && (
        <>
          <Text
            mb="4"
            ps="3"
            borderInlineStartWidth="3px"
            borderInlineStartColor="accent"
            color="fg.muted"
          >
            {t('admission.selectionStays')}
          </Text>
          <TwoColumns>
            {years.map((row, index) => (
              <YearRow
                key={row.id}
                row={row}
                isEnrolled={course?.isEnrolled !== false}
                isFailed={failedYearRows.has(index)}
                isLoading={loading}
                attempt={attempts.find(({ examId }) => examId === row.exam?.id)}
                window={
                  row.exam
                    ? examWindow(
                        data?.examCampaigns ?? none,
                        { kind: 'MultiSubjectExam', id: row.exam.id },
                        presentTime(),
                      )
                    : undefined
                }
                onRetry={refetch}
              />
            ))}
          </TwoColumns>
        </>
      )}
      <SingleExams
        title={t('examlist.ofUnit')}
        exams={unit?.exams}
        isOpen={isAdmin || course?.isEnrolled !== false}
        onRetry={refetch}
      />
    </Page>
  );
}
