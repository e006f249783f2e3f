// The calls of the extension `rosters`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `Roster`. */
export type RestRoster = {
  active?: boolean;
  candidateCount?: number;
  registeredCount?: number;
  offRosterCount?: number;
};

/** Backs `Candidate`. */
export type RestCandidate = {
  _id?: string;
  address?: string;
  name?: string;
  rollNumber?: string;
  studentId?: string;
  registeredAt?: string;
};

/** Backs `RosterImport`. */
export type RestRosterImport = {
  candidateCount?: number;
  problemCount?: number;
  existingCount?: number;
  accountCount?: number;
  removedCount?: number;
  offRosterCount?: number;
};

/** Backs `RosterProblem`. */
export type RestRosterProblem = {
  line?: number;
  address?: string;
  problem?: 'INVALID_ADDRESS' | 'DOUBLED' | 'NAME_TOO_LONG' | 'ROLL_NUMBER_TOO_LONG';
  firstLine?: number;
};

type Row = { line: number; address: string; name?: string; rollNumber?: string };

export const rostersApi = (upstream: Upstream) => ({
  /** GET /ext/examcampaigns/{id}/roster */
  getRoster: (campaignId: string) =>
    upstream.get<RestRoster>(path`/ext/examcampaigns/${campaignId}/roster`),
  /** DELETE /ext/examcampaigns/{id}/roster */
  deleteRoster: (campaignId: string) =>
    upstream.write<RestRoster>('DELETE', path`/ext/examcampaigns/${campaignId}/roster`),
  /** GET /ext/examcampaigns/{id}/roster/candidates */
  listCandidates: (
    campaignId: string,
    filter: { q?: string; registered?: 'true' | 'false' },
    page: Page,
  ) =>
    upstream.page<RestCandidate>(
      withQuery(path`/ext/examcampaigns/${campaignId}/roster/candidates`, { ...filter, ...page }),
    ),
  /** POST /ext/examcampaigns/{id}/roster/removals */
  postRemovals: (campaignId: string, ids: string[]) =>
    upstream.write<RestRoster>('POST', path`/ext/examcampaigns/${campaignId}/roster/removals`, {
      ids,
    }),
  /** POST /ext/examcampaigns/{id}/roster/imports */
  postImport: (campaignId: string, mode: 'replace' | 'add') =>
    upstream.write<{ _id?: string }>(
      'POST',
      path`/ext/examcampaigns/${campaignId}/roster/imports`,
      { mode },
    ),
  /** POST /ext/examcampaigns/{id}/roster/imports/{importId}/rows */
  postRows: (campaignId: string, importId: string, rows: Row[]) =>
    upstream.write<{ candidateCount?: number }>(
      'POST',
      path`/ext/examcampaigns/${campaignId}/roster/imports/${importId}/rows`,
      { rows },
    ),
  /** GET /ext/examcampaigns/{id}/roster/imports/{importId} */
  getImport: (campaignId: string, importId: string) =>
    upstream.get<RestRosterImport>(
      path`/ext/examcampaigns/${campaignId}/roster/imports/${importId}`,
    ),
  /** GET /ext/examcampaigns/{id}/roster/imports/{importId}/problems */
  listProblems: (campaignId: string, importId: string, page: Page) =>
    upstream.page<RestRosterProblem>(
      withQuery(path`/ext/examcampaigns/${campaignId}/roster/imports/${importId}/problems`, page),
    ),
  /** POST /ext/examcampaigns/{id}/roster/imports/{importId}/apply */
  postApply: (campaignId: string, importId: string, skipProblems: boolean) =>
    upstream.write<RestRoster>(
      'POST',
      path`/ext/examcampaigns/${campaignId}/roster/imports/${importId}/apply`,
      { skipProblems },
    ),
});
