/** A table of all students, twenty per page. */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageButtons } from '../../../list-pages/page-buttons.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { DataTable, NONE } from '../list/data-table.tsx';
import { useAdminStudentsQuery } from './generated/admin-students.ts';

export function AdminStudents() {
  const { t, digits } = useI18n();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1) ?? null;
  const { data, loading, error, refetch } = useAdminStudentsQuery({ variables: { after } });
  const students = data?.students;
  const endCursor = students?.endCursor;
  return (
    <Section
      title={t('admin.studentList')}
      action={
        students && (
          <Text color="fg.muted">
            {t(students.totalCountIsExact ? 'admin.studentCount' : 'admin.moreStudents', {
              count: students.totalCount,
            })}
          </Text>
        )
      }
    >
      {loading && !students && <RowsSkeleton count={5} h="2.75rem" />}
      {!students && !loading && <ErrorState error={error} onRetry={refetch} />}
      {students?.nodes.length === 0 && <Text color="fg.muted">{t('admin.noStudents')}</Text>}
      {students && students.nodes.length > 0 && (
        <DataTable
          label={t('admin.studentList')}
          columns={[t('admin.name'), t('admin.email'), t('admin.mobile'), t('admin.district')]}
        >
          {students.nodes.map(({ id, name, contactEmail, contactMobile, address }) => (
            <tr key={id}>
              <td>{name ?? t('admin.notGiven')}</td>
              <td>{contactEmail ?? NONE}</td>
              <td>{contactMobile ? digits(cleanMobile(contactMobile)) : NONE}</td>
              <td>{address.district ?? NONE}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageButtons cursors={cursors} endCursor={endCursor} onTurn={setCursors} />
    </Section>
  );
}
