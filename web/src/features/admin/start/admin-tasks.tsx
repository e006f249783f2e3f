/**
 * Links from the start page to the editors and to the lists of pending tasks, with their counts.
 */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { adminPaths } from '../admin-paths.ts';
import { useAdminTasksQuery } from './generated/admin-tasks.ts';

type CountedList = { readonly totalCount: number; readonly totalCountIsExact: boolean };

export function AdminTasks() {
  const { t, digits } = useI18n();
  const withCount = (label: string, list: CountedList | null | undefined) => {
    if (!list) return label;
    const count = list.totalCountIsExact
      ? digits(list.totalCount)
      : t('admin.moreThan', { count: list.totalCount });
    return `${label} (${count})`;
  };
  // A host may support only one of the lists, and the links work without counts. So errors are
  // ignored.
  const { data } = useAdminTasksQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Flex wrap="wrap" gap="3" mb="6">
      <ButtonLink to={paths.adminCourses()}>{t('admin.courses')}</ButtonLink>
      <ButtonLink variant="outline" to={adminPaths.bank()}>
        {t('admin.questionBank')}
      </ButtonLink>
      <ButtonLink variant="outline" to={adminPaths.people()}>
        {t('people.title')}
      </ButtonLink>
      <ButtonLink variant="outline" to={adminPaths.campaigns()}>
        {t('events.campaigns')}
      </ButtonLink>
      <ButtonLink variant="outline" to={adminPaths.assignments()}>
        {t('events.assignments')}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.markingList()}>
        {withCount(t('admin.toMark'), data?.unmarkedExamResults)}
      </ButtonLink>
      {data?.unreconciledSubmissions && data.unreconciledSubmissions.totalCount > 0 && (
        <ButtonLink variant="outline" to={adminPaths.reconcileList()}>
          {withCount(t('admin.toReconcile'), data.unreconciledSubmissions)}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" to={paths.lateList()}>
        {withCount(t('admin.toDecide'), data?.lateAnswers)}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.keyChallenges()}>
        {withCount(t('admin.keyChallenges'), data?.keyChallenges)}
      </ButtonLink>
    </Flex>
  );
}
