/** The route /exams: running, available and upcoming exams, and the viewer's results. */
import { Box, Flex, Heading } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { useOpenAttempts } from '../../exam-room/storage/open-attempts.ts';
import { useServerNow } from '../../exam-room/sync/use-server-now.ts';
import { ExamFilters } from './exam-filters.tsx';
import { examList, groups, inGroup } from './exam-list.ts';
import { examListFilters } from './exam-list-filters.ts';
import { matchesPlace } from './exam-place.ts';
import { type ExamsRouteQuery, useExamsRouteQuery } from './generated/exams.route.ts';
import { ListedExamRow } from './listed-exam-row.tsx';
import { MoreExams } from './more-exams.tsx';
import { useReceipts } from './use-receipts.ts';

const REDRAW_MS = 15_000;
const none: NonNullable<ExamsRouteQuery['openAttempts']> = [];

export function Component() {
  const { t } = useI18n();
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  const filters = examListFilters(search);
  // While new filters load, the previous list stays visible.
  const {
    data: fresh,
    previousData,
    loading,
    error,
    refetch,
    fetchMore,
  } = useExamsRouteQuery({ variables: filters });
  const data = fresh ?? (loading ? previousData : undefined);
  const attempts = useOpenAttempts(viewer?.id, data?.openAttempts ?? none);
  const receipts = useReceipts(viewer?.id);
  const kind = useFilter('kind', ['all', 'multi-subject', 'single']);
  const { now } = useServerNow(REDRAW_MS);
  const results = data?.viewer?.results;
  const registered = data?.viewer?.student?.campaignExams;
  const isInitialLoad = loading && !data;
  const takeable = data?.viewer?.takeable;
  const place = { course: search.get('course'), subject: search.get('subject') };
  const all = examList(
    {
      results: results ?? [],
      registered: registered ?? [],
      attempts,
      takeable: [...(takeable?.nodes ?? []), ...(data?.viewer?.later?.nodes ?? [])],
    },
    now,
  );
  const exams = all.filter(
    (exam) => (kind === 'all' || exam.kind === kind) && matchesPlace(exam.place, place),
  );
  const isNarrowed = filters.kind !== null || filters.courseId !== null || filters.subject !== null;
  // Without a student record there are no registrations to load.
  const isComplete = Boolean(results) && (data?.viewer?.student === null || Boolean(registered));

  return (
    <Page title={t('timetable.title')} lead={t('timetable.lead')}>
      <FilterLinks
        label={t('timetable.filter')}
        name="kind"
        current={kind}
        options={[
          ['all', t('timetable.all')],
          ['multi-subject', t('timetable.multi')],
          ['single', t('timetable.single')],
        ]}
      />
      <ExamFilters places={all.map((exam) => exam.place)} more={takeable ?? null} />
      {groups.map((group) => {
        const members = inGroup(exams, group);
        if (members.length === 0) return null;
        return (
          <Box as="section" key={group} mb="8">
            <Heading as="h2" size="lg" mb="3">
              {t(`timetable.${group}`)}
            </Heading>
            <TwoColumns>
              {members.map((exam) => (
                <ListedExamRow
                  key={exam.key}
                  exam={exam}
                  now={now}
                  receipt={receipts.get(exam.examId) ?? null}
                />
              ))}
            </TwoColumns>
            {group === 'takeable' && takeable && (
              <MoreExams
                count={takeable.totalCount - takeable.nodes.length}
                hasMore={takeable.endCursor !== null}
                onMore={() => fetchMore({ variables: { after: takeable.endCursor } })}
              />
            )}
          </Box>
        );
      })}
      {isInitialLoad && <RowsSkeleton count={4} h="9rem" hasColumns />}
      {isComplete && takeable === null && error && <ErrorState error={error} onRetry={refetch} />}
      {!isInitialLoad && !isComplete && <ErrorState error={error} onRetry={refetch} />}
      {isComplete && exams.length === 0 && !(takeable === null && error) && (
        <EmptyState text={t(isNarrowed ? 'timetable.noneOfThese' : 'timetable.none')} icon="exam">
          <Flex wrap="wrap" gap="3" justify="center">
            {isNarrowed && (
              <ButtonLink variant="outline" to={paths.exams()}>
                {t('timetable.showAll')}
              </ButtonLink>
            )}
            <ButtonLink variant="accent" to={paths.courses()}>
              {t('timetable.findCourse')}
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.campaigns()}>
              {t('timetable.seeCampaigns')}
            </ButtonLink>
          </Flex>
        </EmptyState>
      )}
    </Page>
  );
}
