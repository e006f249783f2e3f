/** /campaigns: what runs and what is coming, open to everyone. */
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { CampaignFacts, RegisteredBadge, StateBadge } from './campaign-facts.tsx';
import { inOrder } from './campaign-state.ts';
import { useCampaignsRouteQuery } from './generated/campaigns.route.ts';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCampaignsRouteQuery();
  const campaigns = data?.campaigns && inOrder(data.campaigns, Date.now());
  return (
    <Page title={t('campaigns.title')} lead={t('campaigns.lead')}>
      {loading && !data && <RowsSkeleton count={3} h="14rem" />}
      {!campaigns && !loading && <ErrorState error={error} onRetry={refetch} />}
      {campaigns?.length === 0 && (
        <EmptyState text={t('campaigns.none')} icon="flag">
          <ButtonLink variant="outline" to={paths.courses()}>
            {t('campaigns.toCourses')}
          </ButtonLink>
        </EmptyState>
      )}
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 26rem), 1fr))" gap={{ base: '4', md: '6' }}>
        {campaigns?.map((campaign) => (
          <LinkCard key={campaign.id}>
            <Flex direction="column" gap="3" p={{ base: '4', md: '5' }} h="full">
              <Flex wrap="wrap" align="center" gap="3">
                <StateBadge campaign={campaign} />
                {campaign.isRegistered && <RegisteredBadge />}
              </Flex>
              <Heading as="h2" size="lg">
                <CardLink to={paths.campaign(campaign.id)}>{campaign.title}</CardLink>
              </Heading>
              {campaign.description && (
                <Text color="fg.muted" lineClamp="3">
                  {campaign.description}
                </Text>
              )}
              <Box mt="auto" pt="3" borderTopWidth="1px" fontSize="sm">
                <CampaignFacts campaign={campaign} />
              </Box>
            </Flex>
          </LinkCard>
        ))}
      </Grid>
    </Page>
  );
}
