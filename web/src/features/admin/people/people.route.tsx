/** The route /boss/people: students and their accounts; the search is in the URL. */
import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { adminPaths } from '../admin-paths.ts';
import { DataTable, NONE } from '../list/data-table.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { momentCell, phoneCell } from '../list/export-cells.ts';
import { SearchForm } from '../list/search-form.tsx';
import {
  PeopleRouteDocument,
  type PeopleRouteQuery,
  usePeopleRouteQuery,
} from './generated/people.route.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { SendInvitations } from './import/send-invitations.tsx';
import { peopleVariables, personStates } from './people-filter.ts';
import { usePersonName } from './person-name.ts';

type Row = NonNullable<PeopleRouteQuery['people']>['nodes'][number];

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    color: 'primary.fg',
    textDecoration: 'underline',
  },
});

const EXPORT_PAGE_SIZE = 100;

export function Component() {
  const { t, digits } = useI18n();
  const nameOf = usePersonName();
  const [params] = useSearchParams();
  const filter = useFilter('state', personStates);
  const variables = peopleVariables(params);
  const [isImporting, setImporting] = useState(false);
  const client = useApolloClient();
  const readPage = async (after: string | null) => {
    const page = await client.query({
      query: PeopleRouteDocument,
      variables: { ...variables, after, first: EXPORT_PAGE_SIZE },
      fetchPolicy: 'no-cache',
    });
    return page.data?.people;
  };
  const { data, loading, error, refetch } = usePeopleRouteQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.people;
  const stateOf = ({ blockedAt, invitedAt }: Pick<Row, 'blockedAt' | 'invitedAt'>) => {
    if (blockedAt) return t('people.stateBlocked');
    return t(invitedAt ? 'people.stateInvited' : 'people.stateActive');
  };
  return (
    <Page
      title={t('people.title')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('people.title') }]}
    >
      <SearchForm label={t('people.search')} button={t('people.find')} />
      <FilterLinks
        label={t('people.show')}
        name="state"
        current={filter}
        options={[
          ['all', t('people.all')],
          ['invited', t('people.invited')],
          ['blocked', t('people.blockedOnes')],
        ]}
      />
      <Flex wrap="wrap" gap="3" mb="4">
        <Button variant="outline" onClick={() => setImporting(true)}>
          <Icon name="plus" size="4" />
          {t('people.import')}
        </Button>
        {filter === 'invited' && <SendInvitations onDone={refetch} />}
      </Flex>
      {isImporting && <ImportDialog onDone={refetch} onClose={() => setImporting(false)} />}
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
        <EmptyState
          text={t(variables.search || variables.state ? 'people.nobody' : 'admin.noStudents')}
          icon="user"
        />
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
            t('people.state'),
          ]}
        >
          {people.nodes.map(({ id, student, account, blockedAt, invitedAt }) => (
            <tr key={id}>
              <td>
                <NameLink to={adminPaths.person(id)}>{nameOf({ student, account })}</NameLink>
              </td>
              <td>
                {account.email ??
                  (account.phoneNumber ? digits(cleanMobile(account.phoneNumber)) : NONE)}
              </td>
              <td>{student.contactMobile ? digits(cleanMobile(student.contactMobile)) : NONE}</td>
              <td>{student.address.district ?? NONE}</td>
              <td>{t(account.role === 'ADMIN' ? 'people.admin' : 'people.student')}</td>
              <td>{stateOf({ blockedAt, invitedAt })}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageLinks endCursor={people?.endCursor} />
      {people && people.nodes.length > 0 && (
        <Flex justify="flex-end" mt="4">
          <ExportButton
            fileName={t('people.title')}
            columns={[
              t('admin.name'),
              t('people.loginEmail'),
              t('people.loginPhone'),
              t('admin.email'),
              t('admin.mobile'),
              t('admin.district'),
              t('people.institution'),
              t('people.role'),
              t('people.state'),
              t('people.since'),
            ]}
            read={readPage}
            toRow={({ student, account, createdAt, ...row }: Row) => [
              student.name ?? '',
              account.email ?? '',
              phoneCell(account.phoneNumber),
              student.contactEmail ?? '',
              phoneCell(student.contactMobile),
              student.address.district ?? '',
              student.educationalBackground.lastInstitution ?? '',
              t(account.role === 'ADMIN' ? 'people.admin' : 'people.student'),
              stateOf(row),
              momentCell(createdAt).slice(0, 10),
            ]}
          />
        </Flex>
      )}
    </Page>
  );
}
