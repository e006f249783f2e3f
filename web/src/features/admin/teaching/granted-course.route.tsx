/**
 * The route /teaching/courses/:id, for teachers of the course: its exams, with links to their live
 * view and statistics.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import { useGrantedCourseRouteQuery } from './generated/granted-course.route.ts';

export function Component() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const area = useWorkArea();
  const { data, loading, error, refetch } = useGrantedCourseRouteQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const course = data?.myGrants?.find(({ courseId }) => courseId === id);
  const exams = data?.grantedExams;
  return (
    <Page
      title={course ? t('teaching.examsOf', { course: course.name }) : t('teaching.exams')}
      breadcrumbs={[area.home, { label: course?.name ?? t('teaching.exams') }]}
    >
      {loading && !exams && <RowsSkeleton count={5} h="3.5rem" />}
      {!loading && !exams && <ErrorState error={error} onRetry={refetch} />}
      {exams?.length === 0 && <EmptyState text={t('teaching.noExams')} icon="exam" />}
      {exams && exams.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none">
          {exams.map(({ examKind, examId, title, startedCount }) => {
            const kind = examKind === 'SINGLE' ? 'single' : 'multi-subject';
            return (
              <Flex
                as="li"
                key={examId}
                wrap="wrap"
                align="center"
                gap="3"
                p="4"
                bg="bg.panel"
                borderWidth="1px"
                borderRadius="md"
              >
                <Box flex="1 1 14rem" minW="0">
                  <Text fontWeight="semibold">{title}</Text>
                  <Text color="fg.muted">{t('teaching.started', { count: startedCount })}</Text>
                </Box>
                <ButtonLink
                  variant="outline"
                  to={area.live(kind, examId)}
                  aria-label={t('monitoring.liveOf', { exam: title })}
                >
                  {t('monitoring.live')}
                </ButtonLink>
                <ButtonLink
                  variant="outline"
                  to={area.statistics(kind, examId)}
                  aria-label={t('monitoring.statisticsOf', { exam: title })}
                >
                  {t('monitoring.statistics')}
                </ButtonLink>
              </Flex>
            );
          })}
        </Stack>
      )}
    </Page>
  );
}
