/** The route /campaigns/:id: one campaign and its registration. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/content/cover.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TextSkeleton } from '../../ui/page/skeletons.tsx';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import { CampaignSummary, StateBadge } from './campaign-details.tsx';
import { campaignState } from './campaign-state.ts';
import { useCampaignRouteQuery } from './generated/campaign.route.ts';
import { RegisterForCampaignForm } from './register-for-campaign.form.tsx';

const REDRAW_MS = 15_000;

export function Component() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useCampaignRouteQuery({ variables: { id } });
  const { now } = useServerNow(REDRAW_MS);
  const campaign = data?.campaign;
  const missingTitle = error ? t('campaigns.title') : t('campaigns.notFound');
  const title = campaign?.title ?? (loading ? undefined : missingTitle);
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={[
        { label: t('campaigns.title'), to: paths.campaigns() },
        ...(campaign ? [{ label: campaign.title }] : []),
      ]}
    >
      {loading && !campaign && <TextSkeleton />}
      {error && !loading && <ErrorState error={error} onRetry={refetch} />}
      {!campaign && !loading && !error && (
        <EmptyState text={t('campaigns.notFoundLine')} icon="flag">
          <ButtonLink variant="outline" to={paths.campaigns()}>
            {t('campaigns.all')}
          </ButtonLink>
        </EmptyState>
      )}
      {campaign && (
        <>
          {campaign.imageUrl && (
            <Box mb="6" borderRadius="md" overflow="hidden">
              <Cover src={campaign.imageUrl} eager />
            </Box>
          )}
          <Flex mb="4">
            <StateBadge state={campaignState(campaign, now)} />
          </Flex>
          <Text whiteSpace="pre-line" mb="6">
            {campaign.description}
          </Text>
          <Box p="5" bg="bg.panel" borderWidth="1px" borderRadius="md" shadow="card">
            <CampaignSummary campaign={campaign} />
            <RegisterForCampaignForm
              campaign={campaign}
              isCampaignOver={campaignState(campaign, now) === 'over'}
            />
          </Box>
        </>
      )}
    </Page>
  );
}
