// Rosters of exam campaigns: lists of students who can register. For admins, except a student's own
// entry.
import type { Resolvers, RosterImportMode } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../../upstream/renamed-input.ts';
import type { Context } from '../../context.ts';

const restMode = { REPLACE: 'replace', ADD: 'add' } as const satisfies Record<
  RosterImportMode,
  string
>;

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requireRosters({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('rosters', 'NO_ROSTERS');
}

/** As a query parameter; null and undefined mean no filter. */
function restBoolean(value: boolean | null | undefined): 'true' | 'false' | undefined {
  if (typeof value !== 'boolean') return undefined;
  return value ? 'true' : 'false';
}

/**
 * The campaign after a change of its roster. Null if the read fails: the change has succeeded, and
 * an import cannot be applied again.
 */
function rereadCampaign({ loaders }: Context, campaignId: string) {
  clearAll(loaders.examCampaigns);
  return loaders.examCampaigns.byId.load(campaignId).catch(() => null);
}

export const rostersResolvers: Resolvers = {
  Query: {
    roster: async (_, { campaignId }, context) => {
      await requireRosters(context);
      return context.api.rosters.getRoster(campaignId);
    },
    candidates: async (_, { campaignId, search, isRegistered, ...args }, context) => {
      await requireRosters(context);
      const page = await cursorPageOf(args, context.capabilities);
      const filter = { q: search?.trim() || undefined, registered: restBoolean(isRegistered) };
      const listing = context.api.rosters.listCandidates(campaignId, filter, page);
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
    rosterImport: async (_, { campaignId, importId }, context) => {
      await requireRosters(context);
      return context.api.rosters.getImport(campaignId, importId);
    },
    rosterProblems: async (_, { campaignId, importId, ...args }, context) => {
      await requireRosters(context);
      const page = await cursorPageOf(args, context.capabilities);
      return connectionOf(await context.api.rosters.listProblems(campaignId, importId, page), page);
    },
  },
  ExamCampaign: {
    followsRoster: ({ hasRoster }) => hasRoster ?? false,
    isOnRoster: ({ onRoster }) => onRoster ?? null,
  },
  Roster: {
    isActive: ({ active }) => active ?? false,
    candidateCount: ({ candidateCount }) => candidateCount ?? 0,
    registeredCount: ({ registeredCount }) => registeredCount ?? 0,
    offRosterCount: ({ offRosterCount }) => offRosterCount ?? 0,
  },
  Candidate: {
    id: idOf,
    address: ({ address }) => address ?? '',
    name: ({ name }) => name || null,
    rollNumber: ({ rollNumber }) => rollNumber || null,
    studentId: ({ studentId }) => studentId ?? null,
    registeredAt: ({ registeredAt }) => registeredAt ?? null,
  },
  RosterImport: {
    candidateCount: ({ candidateCount }) => candidateCount ?? 0,
    problemCount: ({ problemCount }) => problemCount ?? 0,
    existingCount: ({ existingCount }) => existingCount ?? 0,
    accountCount: ({ accountCount }) => accountCount ?? 0,
    removedCount: ({ removedCount }) => removedCount ?? 0,
    offRosterCount: ({ offRosterCount }) => offRosterCount ?? 0,
  },
  RosterProblem: {
    line: ({ line }) => line ?? 0,
    address: ({ address }) => address ?? '',
    kind: ({ problem }) => problem ?? 'INVALID_ADDRESS',
    firstLine: ({ firstLine }) => firstLine ?? null,
  },
  Mutation: {
    beginRosterImport: async (_, { input: { campaignId, mode } }, context) => {
      await requireRosters(context);
      return { importId: idOf(await context.api.rosters.postImport(campaignId, restMode[mode])) };
    },
    addRosterRows: async (_, { input: { campaignId, importId, rows } }, context) => {
      await requireRosters(context);
      const restRows = rows.map(({ line, address, name, rollNumber }) => ({
        line,
        address,
        name: name || undefined,
        rollNumber: rollNumber || undefined,
      }));
      const { candidateCount } = await context.api.rosters.postRows(campaignId, importId, restRows);
      return { candidateCount: candidateCount ?? 0 };
    },
    applyRosterImport: async (_, { input: { campaignId, importId, skipProblems } }, context) => {
      await requireRosters(context);
      const roster = await context.api.rosters.postApply(
        campaignId,
        importId,
        skipProblems ?? false,
      );
      return { roster, campaign: await rereadCampaign(context, campaignId) };
    },
    removeCandidates: async (_, { input: { campaignId, ids } }, context) => {
      await requireRosters(context);
      return { roster: await context.api.rosters.postRemovals(campaignId, [...ids]) };
    },
    removeRoster: async (_, { input: { campaignId } }, context) => {
      await requireRosters(context);
      const roster = await context.api.rosters.deleteRoster(campaignId);
      return { roster, campaign: await rereadCampaign(context, campaignId) };
    },
  },
};
