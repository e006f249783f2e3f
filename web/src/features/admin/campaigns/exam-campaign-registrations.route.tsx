/**
 * The registrations for an exam campaign, the limits of registration, and the state of the merit
 * list.
 */
import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignPage } from './campaign-page.tsx';
import {
  ExamCampaignRegistrationsDocument,
  useExamCampaignRegistrationsQuery,
} from './generated/registrations.ts';
import { MeritListState } from './merit-list-state.tsx';
import { RegistrationLimits } from './registration-limits.tsx';
import { RegistrationTable } from './registration-table.tsx';

/** Registrations in one request of the export. */
const EXPORT_PAGE_SIZE = 100;

export function Component() {
  const { t } = useI18n();
  const client = useApolloClient();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useExamCampaignRegistrationsQuery({ variables: { id, after: cursorIn(search) } });
  const { data, previousData } = query;
  const campaign = (data ?? previousData)?.examCampaign;
  const read = async (after: string | null) => {
    const variables = { id, after, first: EXPORT_PAGE_SIZE };
    const page = await client.query({
      query: ExamCampaignRegistrationsDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return page.data?.examCampaignRegistrations;
  };
  return (
    <CampaignPage
      title={campaign && t('events.registrationsOf', { title: campaign.title })}
      query={query}
      actions={
        <>
          <ButtonLink variant="outline" to={adminPaths.roster(id)}>
            {t('events.roster')}
          </ButtonLink>
          <ButtonLink variant="outline" to={paths.examCampaign(id)}>
            {t('admin.preview')}
          </ButtonLink>
        </>
      }
    >
      {campaign && (
        <Stack gap="6">
          <RegistrationLimits campaign={campaign} />
          <MeritListState campaignId={campaign.id} campaign={campaign.title} />
          <RegistrationTable
            campaign={campaign.title}
            query={query}
            registrations={data?.examCampaignRegistrations}
            read={read}
          />
        </Stack>
      )}
    </CampaignPage>
  );
}
