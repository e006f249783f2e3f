/** Students who are registered for a campaign without being on its roster. */
import { Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { DataTable, NONE } from '../list/data-table.tsx';
import { useOffRosterRegistrationsQuery } from './generated/roster.ts';

export function OffRosterTable({ campaignId }: { readonly campaignId: string }) {
  const { t, digits, dateTime } = useI18n();
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useOffRosterRegistrationsQuery({
    variables: { id: campaignId, after: cursorIn(params) },
    fetchPolicy: 'network-only',
  });
  const list = data?.examCampaignRegistrations;
  if (!list)
    return loading ? (
      <RowsSkeleton count={5} h="2.75rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  return (
    <>
      <Text mb="3">{t('roster.offLine')}</Text>
      {list.nodes.length === 0 ? (
        <EmptyState text={t('roster.nobodyOff')} icon="user" />
      ) : (
        <DataTable
          label={t('roster.off')}
          columns={[
            t('roster.name'),
            t('admin.mobile'),
            t('roster.institution'),
            t('roster.registration'),
          ]}
        >
          {list.nodes.map(({ studentId, name, mobile, institution, registeredAt }) => (
            <tr key={studentId}>
              <td>{name ?? t('admin.notGiven')}</td>
              <td>{mobile ? digits(mobile) : NONE}</td>
              <td>{institution ?? NONE}</td>
              <td>{registeredAt ? dateTime(registeredAt) : NONE}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageLinks endCursor={list.endCursor} />
    </>
  );
}
