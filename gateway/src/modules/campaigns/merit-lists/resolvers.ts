// The merit list of an exam campaign. Upstream ranks and publishes the list.

import type { Resolvers, ResolversParentTypes } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { nullForVisitors } from '../../../upstream/errors/errors.ts';
import { twoDecimals } from '../../../upstream/exams/two-decimals.ts';
import { connectionOf, toUpstreamPage } from '../../../upstream/paging.ts';

export const meritListResolvers: Resolvers = {
  ExamCampaign: {
    meritList: async (campaign, args, { api, capabilities, now }) => {
      const page = toUpstreamPage(args);
      if (!hasEnded(campaign, now()) || !(await capabilities.has('ranks'))) return null;
      const list = await api.meritLists.findMeritList(idOf(campaign), page);
      return (
        list && connectionOf({ nodes: list.entries ?? [], totalCount: list.totalCount ?? 0 }, page)
      );
    },
    myMeritEntry: async (campaign, _, { api, capabilities, now, upstream }) => {
      if (!hasEnded(campaign, now()) || !upstream().hasSession()) return null;
      if (!(await capabilities.has('own-merit-entry'))) return null;
      return api.meritLists.findOwnEntry(idOf(campaign)).catch(nullForVisitors);
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
  OwnMeritEntry: {
    name: (entry) => entry.name || null,
    institution: (entry) => entry.institution || null,
    district: (entry) => entry.district || null,
    score: (entry) => twoDecimals(entry.score ?? 0),
    wrongCount: (entry) => entry.wrongCount ?? 0,
    timeTakenMinutes: (entry) => entry.timeTaken ?? 0,
  },
};

/** Lists of campaigns select these fields for every campaign: running ones need no call. */
const hasEnded = ({ endDate }: ResolversParentTypes['ExamCampaign'], now: number): boolean =>
  !endDate || Date.parse(endDate) <= now;
