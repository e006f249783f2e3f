/** The route /boss/people: students and their accounts, with a search in the address. */
import { chakra, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { adminPaths } from '../admin-paths.ts';
import { cursorIn, PageLinks } from '../list/cursor-pages.tsx';
import { DataTable, NONE } from '../list/data-table.tsx';
import { SearchForm } from '../list/search-form.tsx';
import { usePeopleRouteQuery } from './generated/people.route.ts';

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    color: 'primary.fg',
    textDecoration: 'underline',
  },
});

export function Component() {
  const { t, digits } = useI18n();
  const [params] = useSearchParams();
  const search = params.get('q') ?? '';
  const { data, loading, error, refetch } = usePeopleRouteQuery({
    variables: { search, after: cursorIn(params) },
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.people;
  return (
    <Page
      title={t('people.title')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('people.title') }]}
    >
      <SearchForm label={t('people.search')} button={t('people.find')} />
      {loading && !people && <RowsSkeleton count={5} h="2.75rem" />}
      {!people && !loading && <ErrorState error={error} onRetry={refetch} />}
      {people && (
        <Text role="status" color="fg.muted" mb="3">
          {t(people.totalCountIsExact ? 'admin.studentCount' : 'admin.moreStudents', {
            count: people.totalCount,
          })}
        </Text>
      )}
      {people?.nodes.length === 0 && (
        <EmptyState text={t(search ? 'people.nobody' : 'admin.noStudents')} icon="user" />
      )}
      {people && people.nodes.length > 0 && (
        <DataTable
          label={t('people.title')}
          columns={[
            t('admin.name'),
            t('people.login'),
            t('admin.mobile'),
            t('admin.district'),
            t('people.role'),
          ]}
        >
          {people.nodes.map(({ id, student, account }) => (
            <tr key={id}>
              <td>
                <NameLink to={adminPaths.person(id)}>
                  {student.name ?? t('admin.notGiven')}
                </NameLink>
              </td>
              <td>
                {account.email ??
                  (account.phoneNumber ? digits(cleanMobile(account.phoneNumber)) : NONE)}
              </td>
              <td>{student.contactMobile ? digits(cleanMobile(student.contactMobile)) : NONE}</td>
              <td>{student.address.district ?? NONE}</td>
              <td>{t(account.role === 'ADMIN' ? 'people.admin' : 'people.student')}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageLinks endCursor={people?.endCursor} />
    </Page>
  );
}
