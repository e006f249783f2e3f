/**
 * The route /boss, for admins: a search, pending tasks, links to the editors, exams that run or
 * start soon, recent changes, and the list of students.
 */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RecentChanges } from '../audit-log/recent-changes.tsx';
import { SearchField } from '../search/search-field.tsx';
import { AdminStudents } from './admin-students.tsx';
import { AdminTasks } from './admin-tasks.tsx';
import { CurrentExams } from './current-exams.tsx';

export function Component() {
  const { t } = useI18n();
  return (
    <Page title={t('admin.boss')} lead={t('admin.bossLead')}>
      <SearchField />
      <AdminTasks />
      <Stack gap="6">
        <CurrentExams />
        <RecentChanges />
        <AdminStudents />
      </Stack>
    </Page>
  );
}
