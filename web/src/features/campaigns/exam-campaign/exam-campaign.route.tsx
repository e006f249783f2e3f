/**
 * The route /campaigns/exams/:id: an exam campaign, from rules and registration to the waiting room
 * and the merit list.
 */
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Cover } from '../../../ui/content/cover.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TextSkeleton } from '../../../ui/page/skeletons.tsx';
import { useServerNow } from '../../exam-room/sync/use-server-now.ts';
import { CampaignSummary, StateBadge } from '../campaign-details.tsx';
import { campaignState } from '../campaign-state.ts';
import { MeritList } from '../merit-list/merit-list.tsx';
import { registrationState, withOwnTime } from './exam-campaign.ts';
import { ExamDetails } from './exam-details.tsx';
import { ExamRules } from './exam-rules.tsx';
import {
  type ExamCampaignRouteQuery,
  useExamCampaignRouteQuery,
} from './generated/exam-campaign.route.ts';
import { NextStep } from './next-step.tsx';
import { OwnTime } from './own-time.tsx';
import { RegistrationSummary } from './registration-summary.tsx';
import { useWindowChanges } from './use-window-changes.ts';

const none: NonNullable<ExamCampaignRouteQuery['openAttempts']> = [];

const Panel = chakra('div', {
  base: {
    p: { base: '4', md: '5' },
    mb: '8',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    shadow: 'card',
    display: 'grid',
    gap: '5',
    '& > * + *': { pt: '5', borderTopWidth: '1px' },
  },
});

export function Component() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const { isLoggedIn } = useViewer();
  const { data, loading, error, refetch } = useExamCampaignRouteQuery({
    variables: { id, isSignedIn: isLoggedIn },
  });
  const { now } = useServerNow(1000);
  const campaign = data?.examCampaign;
  const state = campaign && campaignState(campaign, now);
  const own = campaign && withOwnTime(campaign);
  const ownState = own && campaignState(own, now);
  useWindowChanges(campaign, Boolean(campaign?.isRegistered) && ownState !== 'over', refetch);
  const missingTitle = error ? t('campaigns.title') : t('campaigns.notFound');
  const title = campaign?.title ?? (loading ? undefined : missingTitle);
  // Before registration the details come first; afterwards the next step.
  const parts = campaign &&
    own &&
    state &&
    ownState && [
      <CampaignSummary key="facts" campaign={campaign}>
        {state !== 'over' && (
          <RegistrationSummary
            campaign={campaign}
            registration={registrationState(campaign, now)}
          />
        )}
        {campaign.personalWindow && <OwnTime window={campaign.personalWindow} />}
        <dt>{t('campaigns.whoMayJoin')}</dt>
        <dd>{t(campaign.followsRoster ? 'campaigns.candidatesOnly' : 'campaigns.everybody')}</dd>
        {campaign.exam && <ExamDetails exam={campaign.exam} />}
      </CampaignSummary>,
      <NextStep
        key="next"
        campaign={own}
        state={ownState}
        registration={registrationState(campaign, now)}
        student={data.viewer?.student ?? null}
        openAttempts={data.openAttempts ?? none}
        onStale={refetch}
      />,
    ];
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
      {error && !loading && !campaign && <ErrorState error={error} onRetry={refetch} />}
      {!campaign && !loading && !error && (
        <EmptyState text={t('campaigns.notFoundLine')} icon="flag">
          <ButtonLink variant="outline" to={paths.campaigns()}>
            {t('campaigns.all')}
          </ButtonLink>
        </EmptyState>
      )}
      {campaign && state && parts && (
        <>
          {campaign.imageUrl && (
            <Box mb="6" borderRadius="md" overflow="hidden">
              <Cover src={campaign.imageUrl} eager />
            </Box>
          )}
          <Flex mb="4">
            <StateBadge state={ownState ?? state} />
          </Flex>
          {campaign.description && (
            <Text whiteSpace="pre-line" mb="6">
              {campaign.description}
            </Text>
          )}
          <Panel>{campaign.isRegistered ? parts.toReversed() : parts}</Panel>
          {state === 'over' && <MeritList campaignId={campaign.id} />}
          <Heading as="h2" size="lg" mb="3">
            {t('campaigns.rules')}
          </Heading>
          <ExamRules />
        </>
      )}
    </Page>
  );
}
