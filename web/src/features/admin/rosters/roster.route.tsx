/**
 * The route /boss/campaigns/exams/:id/roster: the students who can register for an exam campaign,
 * and whether they have.
 */
import { useApolloClient } from '@apollo/client/react';
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAddressText } from '../../../i18n/address-text.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignPage } from '../campaigns/campaign-page.tsx';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { contactCell, momentCell } from '../list/export-cells.ts';
import { SearchForm } from '../list/search-form.tsx';
import { CandidateTable } from './candidate-table.tsx';
import {
  type Candidate_CandidateFragment,
  RosterRouteDocument,
  useRemoveCandidatesMutation,
  useRemoveRosterMutation,
  useRosterRouteQuery,
} from './generated/roster.ts';
import { ImportDialog } from './import-dialog.tsx';
import { OffRosterTable } from './off-roster-table.tsx';
import { rosterFilters, rosterVariables } from './roster-filter.ts';

const EXPORT_PAGE_SIZE = 100;

export function Component() {
  const { t, digits } = useI18n();
  const addressText = useAddressText();
  const client = useApolloClient();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const show = useFilter('show', rosterFilters);
  const variables = rosterVariables(id, search);
  const query = useRosterRouteQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [removeCandidates] = useRemoveCandidatesMutation();
  const [removeRoster] = useRemoveRosterMutation();
  const [isImporting, setImporting] = useState(false);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { data, previousData } = query;
  const { examCampaign: campaign, roster, candidates } = data ?? previousData ?? {};

  const read = async (after: string | null) => {
    const page = await client.query({
      query: RosterRouteDocument,
      variables: { ...variables, after, first: EXPORT_PAGE_SIZE },
      fetchPolicy: 'no-cache',
    });
    return page.data?.candidates;
  };
  const confirmRemoval = ({
    id: candidateId,
    address,
    registeredAt,
  }: Candidate_CandidateFragment) =>
    setDeletion({
      title: addressText(address),
      consequences: registeredAt ? [t('roster.staysRegistered')] : [],
      texts: {
        heading: t('roster.removeTitle', { name: addressText(address) }),
        lead: t('roster.removeLead'),
        busy: t('roster.removing'),
        button: t('roster.remove'),
        doneText: t('roster.removedOne'),
      },
      send: async () => {
        await removeCandidates({ variables: { input: { campaignId: id, ids: [candidateId] } } });
        await query.refetch();
      },
    });
  const confirmRemovalOfAll = () =>
    setDeletion({
      title: t('roster.candidates'),
      consequences: [t('roster.wholeList', { count: roster?.candidateCount ?? 0 })],
      texts: {
        heading: t('roster.removeAllTitle'),
        lead: t('roster.removeLead'),
        busy: t('roster.removing'),
        button: t('roster.removeAll'),
        doneText: t('roster.removedAll'),
      },
      send: async () => {
        await removeRoster({ variables: { input: { campaignId: id } } });
        await query.refetch();
      },
    });

  return (
    <CampaignPage
      title={campaign && t('roster.of', { title: campaign.title })}
      query={query}
      actions={
        <ButtonLink variant="outline" to={adminPaths.examCampaignRegistrations(id)}>
          {t('events.registrations')}
        </ButtonLink>
      }
    >
      {campaign && roster && (
        <Stack gap="6">
          <Section title={t('roster.whoCanRegister')}>
            {roster.isActive ? (
              <>
                <Text>
                  {t('roster.summary', {
                    count: roster.candidateCount,
                    registered: digits(roster.registeredCount),
                  })}
                </Text>
                {roster.offRosterCount > 0 && (
                  <Text>{t('roster.offCount', { count: roster.offRosterCount })}</Text>
                )}
              </>
            ) : (
              <Text>{t('roster.everybody')}</Text>
            )}
            <Flex wrap="wrap" gap="3" mt="4">
              <Button onClick={() => setImporting(true)}>
                {t(roster.isActive ? 'roster.change' : 'roster.create')}
              </Button>
              {roster.isActive && (
                <Button variant="outline" onClick={confirmRemovalOfAll}>
                  {t('roster.removeAll')}
                </Button>
              )}
            </Flex>
          </Section>
          {roster.isActive && candidates && (
            <Section title={t('roster.candidates')}>
              <FilterLinks
                label={t('roster.filter')}
                name="show"
                current={show}
                options={[
                  ['all', t('roster.all')],
                  ['registered', t('roster.registered')],
                  ['waiting', t('roster.waiting')],
                  ['off', t('roster.off')],
                ]}
              />
              {show === 'off' ? (
                <OffRosterTable campaignId={id} />
              ) : (
                <>
                  <SearchForm label={t('roster.search')} button={t('roster.find')} />
                  <Flex mb="4">
                    <ExportButton
                      fileName={`${campaign.title} - ${t('roster.candidates')}`}
                      columns={[
                        t('roster.address'),
                        t('roster.name'),
                        t('roster.rollNumber'),
                        t('roster.registration'),
                      ]}
                      read={read}
                      toRow={({
                        address,
                        name,
                        rollNumber,
                        registeredAt,
                      }: Candidate_CandidateFragment) => [
                        contactCell(address),
                        name ?? '',
                        rollNumber ?? '',
                        momentCell(registeredAt),
                      ]}
                    />
                  </Flex>
                  <CandidateTable candidates={candidates} onRemove={confirmRemoval} />
                </>
              )}
            </Section>
          )}
        </Stack>
      )}
      {isImporting && roster && (
        <ImportDialog
          campaignId={id}
          isActive={roster.isActive}
          onDone={() => query.refetch()}
          onClose={() => setImporting(false)}
        />
      )}
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </CampaignPage>
  );
}
