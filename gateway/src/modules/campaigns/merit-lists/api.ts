// The merit-list calls of the extensions `ranks` and `own-merit-entry`.

import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/**
 * Backs `MeritEntry`. `name` and other personal fields are missing for students who chose to be
 * anonymous.
 */
export type RestMeritEntry = {
  rank?: number;
  sharedBy?: number;
  name?: string;
  institution?: string;
  district?: string;
  className?: string;
  score?: number;
  wrongCount?: number;
  /** Minutes. */
  timeTaken?: number;
};

/** Backs `OwnMeritEntry`. */
export type RestOwnMeritEntry = Omit<RestMeritEntry, 'rank' | 'sharedBy'>;

export const meritListApi = (upstream: Upstream) => ({
  /** GET /ext/examcampaigns/{id}/merit-list; null if it is not published. */
  findMeritList: (campaignId: string, page: Page) =>
    upstream.find<{ entries?: RestMeritEntry[]; totalCount?: number }>(
      withQuery(path`/ext/examcampaigns/${campaignId}/merit-list`, page),
    ),
  /** GET /ext/examcampaigns/{id}/merit-list/own; null if the list does not contain the account. */
  findOwnEntry: (campaignId: string) =>
    upstream.find<RestOwnMeritEntry>(path`/ext/examcampaigns/${campaignId}/merit-list/own`),
});
