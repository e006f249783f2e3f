/** A table of all students, twenty per page. */
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useAdminStudentsQuery } from './generated/admin-students.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    minW: '34rem',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& :is(th, td)': { px: '3', py: '2', borderBottomWidth: '1px' },
  },
});

/** A shadow at the right edge while the table can be scrolled further; at its end the table's background covers it. */
const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    background:
      'linear-gradient(var(--ap-colors-bg-panel) 0 0) right / 1rem 100% no-repeat local, linear-gradient(to left, var(--ap-colors-border-strong), transparent) right / 0.75rem 100% no-repeat',
  },
});

/** Shown for missing values. A word, repeated in many cells, would distract from the names. */
const NONE = '–';

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
            {t(students.totalCountIsExact ? 'admin.studentCount' : 'admin.moreStudents', { count: students.totalCount })}
          </Text>
        )
      }
    >
      {loading && !students && <RowsSkeleton count={5} h="2.75rem" />}
      {!students && !loading && <ErrorState error={error} onRetry={refetch} />}
      {students?.nodes.length === 0 && <Text color="fg.muted">{t('admin.noStudents')}</Text>}
      {students && students.nodes.length > 0 && (
        <Scroll role="group" aria-label={t('admin.studentList')} tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('admin.name')}</th>
                <th scope="col">{t('admin.email')}</th>
                <th scope="col">{t('admin.mobile')}</th>
                <th scope="col">{t('admin.district')}</th>
              </tr>
            </thead>
            <tbody>
              {students.nodes.map(({ id, name, contactEmail, contactMobile, address }) => (
                <tr key={id}>
                  <td>{name ?? t('admin.notGiven')}</td>
                  <td>{contactEmail ?? NONE}</td>
                  <td>{contactMobile ? digits(contactMobile) : NONE}</td>
                  <td>{address.district ?? NONE}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
      {(cursors.length > 1 || endCursor) && (
        <Flex align="center" justify="space-between" gap="3" mt="4">
          <Button variant="outline" disabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
            <Icon name="back" size="4" />
            {t('admin.previous')}
          </Button>
          <Text color="fg.muted">{t('admin.pageNumber', { page: cursors.length })}</Text>
          <Button variant="outline" disabled={!endCursor} onClick={() => endCursor && setCursors([...cursors, endCursor])}>
            {t('admin.next')}
            <Icon name="forward" size="4" />
          </Button>
        </Flex>
      )}
    </Section>
  );
}
