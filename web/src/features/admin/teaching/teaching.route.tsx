/**
 * The route /teaching, for accounts with a grant: their open tasks, the exams that run or start
 * soon, and their courses.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import { adminPaths } from '../admin-paths.ts';
import { CurrentExams } from '../start/current-exams.tsx';
import { type TeachingRouteQuery, useTeachingRouteQuery } from './generated/teaching.route.ts';

type CountedList = { readonly totalCount: number; readonly totalCountIsExact: boolean };

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useTeachingRouteQuery({
    fetchPolicy: 'cache-and-network',
  });
  const courses = data?.myGrants;
  return (
    <Page title={t('teaching.title')} lead={t('teaching.lead')}>
      <Stack gap="6">
        <Section title={t('teaching.tasks')}>
          {loading && !data ? (
            <RowsSkeleton count={1} h="2.75rem" />
          ) : (
            <TeachingTasks data={data} />
          )}
        </Section>
        {data?.viewer?.grantRole === 'TEACHER' && <CurrentExams />}
        <Section title={t('teaching.courses')}>
          {loading && !courses && <RowsSkeleton count={2} h="3.5rem" />}
          {!loading && !courses && <ErrorState error={error} onRetry={refetch} />}
          {courses && <Courses courses={courses} />}
        </Section>
      </Stack>
    </Page>
  );
}

/** Links to the lists with their counts. They work without counts too. */
function TeachingTasks({ data }: { readonly data: TeachingRouteQuery | undefined }) {
  const { t, digits } = useI18n();
  const area = useWorkArea();
  const withCount = (label: string, list: CountedList | null | undefined) => {
    if (!list) return label;
    const count = list.totalCountIsExact
      ? digits(list.totalCount)
      : t('teaching.moreThan', { count: list.totalCount });
    return `${label} (${count})`;
  };
  return (
    <Flex wrap="wrap" gap="3">
      <ButtonLink to={area.markingList()}>
        {withCount(t('teaching.toMark'), data?.unmarkedExamResults)}
      </ButtonLink>
      {data?.viewer?.grantRole === 'TEACHER' && (
        <ButtonLink variant="outline" to={area.reconcileList()}>
          {t('teaching.toReconcile')}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" to={area.lateList()}>
        {withCount(t('teaching.toDecide'), data?.lateAnswers)}
      </ButtonLink>
    </Flex>
  );
}

function Courses({ courses }: { readonly courses: NonNullable<TeachingRouteQuery['myGrants']> }) {
  const { t } = useI18n();
  if (courses.length === 0) return <Text color="fg.muted">{t('teaching.noCourses')}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {courses.map(({ courseId, name, role }) => (
        <Flex
          as="li"
          key={courseId}
          wrap="wrap"
          align="center"
          justify="space-between"
          columnGap="4"
          rowGap="2"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <Box minW="0" flex="1 1 16rem">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted">
              {t(role === 'TEACHER' ? 'teaching.teacherLine' : 'teaching.markerLine')}
            </Text>
          </Box>
          {role === 'TEACHER' && (
            <ButtonLink
              variant="outline"
              to={adminPaths.grantedCourse(courseId)}
              aria-label={t('teaching.examsOf', { course: name })}
            >
              {t('teaching.exams')}
            </ButtonLink>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
