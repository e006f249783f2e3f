/** The route /campaigns: live, upcoming and past campaigns and exam campaigns; public. */
import { Box, Grid, Heading } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../ui/page/filter-links.tsx';
import { InParts } from '../../ui/page/in-parts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import { CampaignCard } from './campaign-card.tsx';
import { campaignState, inOrder, states } from './campaign-state.ts';
import { useCampaignsRouteQuery } from './generated/campaigns.route.ts';

const REDRAW_MS = 15_000;
/** Cards of a state that are shown at first: the list of past campaigns grows for ever. */
const PART = 24;

/** Not rendered again with the time while its state stays the same. */
const MemoCard = memo(CampaignCard);

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCampaignsRouteQuery();
  const filter = useFilter('show', ['all', ...states]);
  const { now } = useServerNow(REDRAW_MS);
  const campaigns = useMemo(
    () => [
      ...(data?.campaigns ?? []).map((campaign) => ({ ...campaign, hasExam: false })),
      ...(data?.examCampaigns ?? []).map((campaign) => ({ ...campaign, hasExam: true })),
    ],
    [data],
  );
  const ordered = inOrder(campaigns, now);
  const groups = states
    .filter((state) => filter === 'all' || filter === state)
    .map((state) => ({
      state,
      members: ordered.filter((campaign) => campaignState(campaign, now) === state),
    }))
    .filter(({ members }) => members.length > 0);
  const isInitialLoad = loading && !data;
  const isPartMissing = !isInitialLoad && !(data?.campaigns && data.examCampaigns);

  return (
    <Page title={t('campaigns.title')} lead={t('campaigns.lead')}>
      <FilterLinks
        label={t('campaigns.filter')}
        name="show"
        current={filter}
        options={[
          ['all', t('campaigns.showAll')],
          ...states.map((state) => [state, t(`campaigns.${state}`)] as const),
        ]}
      />
      {isInitialLoad && <RowsSkeleton count={4} h="14rem" hasColumns />}
      {isPartMissing && (
        <Box mb="6">
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {!isInitialLoad && !isPartMissing && groups.length === 0 && (
        <EmptyState
          text={t(filter === 'all' ? 'campaigns.none' : 'campaigns.noneOfThese')}
          icon="flag"
        >
          <ButtonLink variant="outline" to={paths.courses()}>
            {t('campaigns.toCourses')}
          </ButtonLink>
        </EmptyState>
      )}
      {groups.map(({ state, members }) => (
        <Box as="section" key={state} mb="8">
          <Heading as="h2" size="lg" mb="3">
            {t(`campaigns.${state}`)}
          </Heading>
          <InParts items={members} size={PART}>
            {(part) => (
              <Grid
                templateColumns="repeat(auto-fill, minmax(min(100%, 26rem), 1fr))"
                gap={{ base: '4', md: '6' }}
              >
                {part.map((campaign) => (
                  <MemoCard
                    key={campaign.id}
                    campaign={campaign}
                    hasExam={campaign.hasExam}
                    state={state}
                  />
                ))}
              </Grid>
            )}
          </InParts>
        </Box>
      ))}
    </Page>
  );
}
