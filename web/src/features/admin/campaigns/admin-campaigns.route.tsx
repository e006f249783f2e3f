/**
 * The route /boss/campaigns: campaigns and exam campaigns with their state, registrations and
 * actions, the latest start first.
 */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useServerNow } from '../../exam-room/sync/use-server-now.ts';
import { adminPaths } from '../admin-paths.ts';
import { ContentList } from '../tree/content-list.tsx';
import { campaignStates, stateOf } from './campaign-values.ts';
import {
  type EditedCampaign_CampaignFragment,
  type EditedExamCampaign_CampaignFragment,
  useAdminCampaignsQuery,
  useDeleteCampaignMutation,
  useDeleteExamCampaignMutation,
} from './generated/campaign-editor.ts';

const REDRAW_MS = 60_000;
const PART = 30;

export function Component() {
  const { t } = useI18n();
  const query = useAdminCampaignsQuery({ fetchPolicy: 'cache-and-network' });
  const filter = useFilter('show', ['all', ...campaignStates]);
  const { now } = useServerNow(REDRAW_MS);
  const toItem = useCampaignItem(now);
  const [deleteCampaign] = useDeleteCampaignMutation();
  const [deleteExamCampaign] = useDeleteExamCampaignMutation();
  const matchesFilter = (campaign: Campaign) =>
    filter === 'all' || stateOf(campaign, now) === filter;

  const examCampaigns = query.data?.examCampaigns
    ?.filter(matchesFilter)
    .toReversed()
    .map((campaign) => ({
      ...toItem(campaign, (force) =>
        deleteExamCampaign({ variables: { input: { id: campaign.id, force } } }),
      ),
      links: [
        { label: t('events.registrations'), to: adminPaths.examCampaignRegistrations(campaign.id) },
      ],
      previewAt: paths.examCampaign(campaign.id),
      editAt: adminPaths.editExamCampaign(campaign.id),
    }));
  const campaigns = query.data?.campaigns
    ?.filter(matchesFilter)
    .toReversed()
    .map((campaign) => ({
      ...toItem(campaign, (force) =>
        deleteCampaign({ variables: { input: { id: campaign.id, force } } }),
      ),
      links: [
        { label: t('events.registrations'), to: adminPaths.campaignRegistrations(campaign.id) },
      ],
      previewAt: paths.campaign(campaign.id),
      editAt: adminPaths.editCampaign(campaign.id),
    }));
  const emptyText = t(filter === 'all' ? 'events.noCampaigns' : 'events.noneInState');
  return (
    <Page
      title={t('events.campaigns')}
      lead={t('events.campaignsLead')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('events.campaigns') }]}
    >
      <FilterLinks
        label={t('events.filter')}
        name="show"
        current={filter}
        options={[
          ['all', t('events.showAll')],
          ...campaignStates.map((state) => [state, t(`events.${state}`)] as const),
        ]}
      />
      <Stack gap="6">
        <Section title={t('events.examCampaigns')}>
          <ContentList
            query={query}
            items={examCampaigns}
            emptyText={emptyText}
            part={PART}
            addition={{ label: t('events.addExamCampaign'), at: adminPaths.newExamCampaign() }}
          />
        </Section>
        <Section title={t('events.plainCampaigns')}>
          <ContentList
            query={query}
            items={campaigns}
            emptyText={emptyText}
            part={PART}
            addition={{ label: t('events.addCampaign'), at: adminPaths.newCampaign() }}
          />
        </Section>
      </Stack>
    </Page>
  );
}

type Campaign = EditedCampaign_CampaignFragment | EditedExamCampaign_CampaignFragment;

/** The part of a list item that both kinds of campaign share. @param now in milliseconds */
function useCampaignItem(now: number) {
  const { t, dateTime } = useI18n();
  return (
    { id, title, registeredCount, ...window }: Campaign,
    send: (force: boolean) => Promise<unknown>,
  ) => {
    const dates = [
      ...(window.startDate ? [t('events.from', { date: dateTime(window.startDate) })] : []),
      ...(window.endDate ? [t('events.until', { date: dateTime(window.endDate) })] : []),
    ];
    const registered = t('events.registeredCount', { count: registeredCount });
    return {
      id,
      title,
      fact: [t(`events.${stateOf(window, now)}`), ...dates, registered].join(' · '),
      deletion: {
        consequences: registeredCount > 0 ? [registered] : [],
        forcedLine: t('events.deleteForced'),
        send,
      },
    };
  };
}
