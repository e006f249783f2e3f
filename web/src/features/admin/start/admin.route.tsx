/** The route /boss, for admins: pending tasks, links to the editors, and the list of students. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { AdminStudents } from './admin-students.tsx';
import { AdminTasks } from './admin-tasks.tsx';

export function Component() {
  const { t } = useI18n();
  return (
    <Page title={t('admin.boss')} lead={t('admin.bossLead')}>
      <AdminTasks />
      <AdminStudents />
    </Page>
  );
}
