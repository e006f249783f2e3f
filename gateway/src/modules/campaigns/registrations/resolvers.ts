// Registrations of campaigns, and the reasons why a merit list is not published yet; for admins.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import type { Context } from '../../context.ts';

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host cannot list
 * registrations.
 */
async function requireRegistrations({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('registrations', 'NO_REGISTRATIONS');
}

export const registrationsResolvers: Resolvers = {
  Query: {
    campaignRegistrations: async (_, { campaignId, ...args }, context) => {
      await requireRegistrations(context);
      const page = await cursorPageOf(args, context.capabilities);
      return connectionOf(
        await context.api.registrations.listRegistrations(campaignId, page),
        page,
      );
    },
    examCampaignRegistrations: async (_, { campaignId, offRoster, ...args }, context) => {
      await requireRegistrations(context);
      if (offRoster) await context.capabilities.require('rosters', 'NO_ROSTERS');
      const page = await cursorPageOf(args, context.capabilities);
      return connectionOf(
        await context.api.registrations.listExamRegistrations(campaignId, page, offRoster ?? false),
        page,
      );
    },
    meritListState: async (_, { campaignId }, context) => {
      await requireRegistrations(context);
      return context.api.registrations.findMeritListState(campaignId);
    },
  },
  CampaignRegistration: {
    studentId: ({ studentId }) => studentId ?? '',
    registeredAt: ({ registeredAt }) => registeredAt ?? null,
    name: ({ basicInfo }) => basicInfo?.name || null,
    email: ({ basicInfo }) => basicInfo?.email || null,
    mobile: ({ basicInfo }) => basicInfo?.mobile || null,
    institution: ({ basicInfo }) => basicInfo?.institution || null,
    className: ({ basicInfo }) => basicInfo?.className || null,
    district: ({ basicInfo }) => basicInfo?.district || null,
    showInMeritList: ({ showInMeritList }) => showInMeritList ?? null,
  },
  MeritListState: {
    publishedAt: ({ publishedAt }) => publishedAt ?? null,
    releasedAt: ({ releasedAt }) => releasedAt ?? null,
    openAttempts: ({ openAttempts }) => openAttempts ?? 0,
    unmarked: ({ unmarked }) => unmarked ?? 0,
    lateAnswers: ({ lateAnswers }) => lateAnswers ?? 0,
  },
};
