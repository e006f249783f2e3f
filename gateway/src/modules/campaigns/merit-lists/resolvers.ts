// The merit list of an exam campaign. Upstream ranks and publishes the list.

import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { twoDecimals } from '../../../upstream/exams/two-decimals.ts';
import { connectionOf, pageOf } from '../../../upstream/paging.ts';

export const meritListResolvers: Resolvers = {
  ExamCampaign: {
    meritList: async (campaign, args, { api, capabilities, now }) => {
      const page = pageOf(args);
      // Lists of campaigns select this field for every entry: running campaigns need no call.
      const isCampaignOver = !campaign.endDate || Date.parse(campaign.endDate) <= now();
      if (!isCampaignOver || !(await capabilities.has('ranks'))) return null;
      const list = await api.meritLists.findMeritList(idOf(campaign), page);
      return (
        list && connectionOf({ nodes: list.entries ?? [], totalCount: list.totalCount ?? 0 }, page)
      );
    },
  },
  MeritEntry: {
    rank: (entry) => entry.rank ?? 0,
    sharedBy: (entry) => entry.sharedBy ?? 1,
    name: (entry) => entry.name || null,
    institution: (entry) => entry.institution || null,
    district: (entry) => entry.district || null,
    className: (entry) => entry.className || null,
    score: (entry) => twoDecimals(entry.score ?? 0),
    wrongCount: (entry) => entry.wrongCount ?? 0,
    timeTakenMinutes: (entry) => entry.timeTaken ?? 0,
  },
};
