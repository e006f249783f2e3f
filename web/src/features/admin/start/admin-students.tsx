/** A table of all students, twenty per page. */
import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { DataTable, NONE } from '../list/data-table.tsx';
import { useAdminStudentsQuery } from './generated/admin-students.ts';

export function AdminStudents() {
  const { t, digits } = useI18n();
  /** Cursors of the pages up to the current one, which is the last. */
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
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
      {(cursors.length > 1 || endCursor) && (
        <Flex align="center" justify="space-between" gap="3" mt="4">
          {/* They keep the focus while a page loads, and at the first and the last one. */}
          <Button
            variant="outline"
            aria-disabled={cursors.length === 1}
            onClick={() => cursors.length > 1 && setCursors(cursors.slice(0, -1))}
          >
            <Icon name="back" size="4" />
            {t('admin.previous')}
          </Button>
          <Text color="fg.muted">{t('admin.pageNumber', { page: cursors.length })}</Text>
          <Button
            variant="outline"
            aria-disabled={!endCursor}
            onClick={() => endCursor && setCursors([...cursors, endCursor])}
          >
            {t('admin.next')}
            <Icon name="forward" size="4" />
          </Button>
        </Flex>
      )}
    </Section>
  );
}
