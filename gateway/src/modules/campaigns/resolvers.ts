// Campaigns: reads, registration, and writes by admins.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { basedOn } from '../../upstream/revisions.ts';

export const campaignsResolvers: Resolvers = {
  Query: {
    campaigns: async (_, __, { api }) => {
      const campaigns = await api.campaigns.listCampaigns();
      return campaigns.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''));
    },
    campaign: (_, { id }, { loaders }) => loaders.campaigns.byId.load(id),
  },
  Campaign: {
    id: idOf,
    title: (campaign) => campaign.title ?? campaign.name ?? '',
    description: (campaign) => campaign.description ?? null,
    startDate: (campaign) => campaign.startDate ?? null,
    endDate: (campaign) => campaign.endDate ?? null,
    imageUrl: (campaign) => campaign.imageUrl || null,
    registeredCount: (campaign) => campaign.registeredCount ?? 0,
    isRegistered: (campaign) => campaign.registered ?? false,
  },
  Mutation: {
    createCampaign: async (_, { input }, { api, requireAdmin }) => {
      await requireAdmin();
      return { campaign: await api.campaigns.postCampaign(input) };
    },
    updateCampaign: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const campaign = await api.campaigns.putCampaign(id, changes, basedOn(revision));
      clearAll(loaders.campaigns);
      return { campaign };
    },
    deleteCampaign: async (_, { input: { id, force } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.campaigns.deleteCampaign(id, force ?? false);
      clearAll(loaders.campaigns);
      return { deletedId: id, message: message ?? 'Campaign deleted.' };
    },
    registerForCampaign: async (_, { input }, { api, now, loaders, requireViewer }) => {
      const { student } = await requireViewer();
      if (!student) throw refusal('NO_STUDENT_RECORD');
      const campaign = await loaders.campaigns.byId.load(input.campaignId);
      if (!campaign) throw refusal('CAMPAIGN_NOT_FOUND');
      if (campaign.endDate && Date.parse(campaign.endDate) < now()) throw refusal('CAMPAIGN_OVER');
      loaders.campaigns.byId.clear(input.campaignId);
      return { campaign: await api.campaigns.putRegistration(input.campaignId, student) };
    },
  },
};
