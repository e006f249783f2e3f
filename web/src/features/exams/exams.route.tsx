/** /exams: what runs, what is coming, and what the viewer has taken. */
import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { useOpenAttempts } from '../../exam-room/open-attempts.ts';
import { useServerNow } from '../../exam-room/use-server-now.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterLinks, useFilter } from '../../ui/filter-links.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ExamFilters } from './exam-filters.tsx';
import { examList, groups, inGroup } from './exam-list.ts';
import { isThere } from './exam-place.ts';
import { type ExamsRouteQuery, useExamsRouteQuery } from './generated/exams.route.ts';
import { ListedExamRow } from './listed-exam-row.tsx';
import { useReceipts } from './use-receipts.ts';

const REDRAW_MS = 15_000;
const none: NonNullable<ExamsRouteQuery['openAttempts']> = [];

export function Component() {
  const { t } = useI18n();
  const { viewer } = useViewer();
  const { data, loading, error, refetch } = useExamsRouteQuery({ errorPolicy: 'all' });
  const attempts = useOpenAttempts(viewer?.id, data?.openAttempts ?? none);
  const receipts = useReceipts(viewer?.id);
  const kind = useFilter('kind', ['all', 'multi-subject', 'single']);
  const { now } = useServerNow(REDRAW_MS);
  const results = data?.viewer?.results;
  const registered = data?.viewer?.student?.campaignExams;
  const isWaiting = loading && !data;
  const [search] = useSearchParams();
  const place = { course: search.get('course'), subject: search.get('subject') };
  const all = examList({ results: results ?? [], registered: registered ?? [], attempts, courseExams: data?.exams?.nodes ?? [] }, now);
  const exams = all.filter((exam) => (kind === 'all' || exam.kind === kind) && isThere(exam.place, place));
  const isNarrowed = exams.length < all.length;
  // An account without a student record has nothing to register with.
  const isWhole = Boolean(results) && (data?.viewer?.student === null || Boolean(registered));

  return (
    <Page title={t('timetable.title')} lead={t('timetable.lead')} width="reading">
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
      <ExamFilters places={all.map((exam) => exam.place)} />
      {groups.map((group) => {
        const members = inGroup(exams, group);
        if (members.length === 0) return null;
        return (
          <Box as="section" key={group} mb="8">
            <Heading as="h2" size="lg" mb="3">
              {t(`timetable.${group}`)}
            </Heading>
            <Stack as="ul" listStyle="none" gap="3" m="0" p="0">
              {members.map((exam) => (
                <ListedExamRow key={exam.key} exam={exam} now={now} receipt={receipts.get(exam.examId) ?? null} />
              ))}
            </Stack>
          </Box>
        );
      })}
      {isWaiting && <RowsSkeleton count={4} h="7rem" />}
      {!isWaiting && !isWhole && <ErrorState error={error} onRetry={refetch} />}
      {isWhole && exams.length === 0 && (
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
