/** The registrations for a campaign without an exam. */
import { useApolloClient } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { CampaignPage } from './campaign-page.tsx';
import {
  CampaignRegistrationsDocument,
  useCampaignRegistrationsQuery,
} from './generated/registrations.ts';
import { RegistrationTable } from './registration-table.tsx';

/** Registrations in one request of the export. */
const EXPORT_PAGE_SIZE = 100;

export function Component() {
  const { t } = useI18n();
  const client = useApolloClient();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useCampaignRegistrationsQuery({ variables: { id, after: cursorIn(search) } });
  const campaign = query.data?.campaign;
  const read = async (after: string | null) => {
    const variables = { id, after, first: EXPORT_PAGE_SIZE };
    return (
      await client.query({
        query: CampaignRegistrationsDocument,
        variables,
        fetchPolicy: 'no-cache',
      })
    ).data?.campaignRegistrations;
  };
  return (
    <CampaignPage
      title={campaign && t('events.registrationsOf', { title: campaign.title })}
      query={query}
    >
      {campaign && (
        <RegistrationTable
          campaign={campaign.title}
          query={query}
          registrations={query.data?.campaignRegistrations}
          read={read}
        />
      )}
    </CampaignPage>
  );
}
