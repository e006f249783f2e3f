// The calls of the extension `registrations`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `CampaignRegistration`. */
export type RestRegistration = {
  studentId?: string;
  registeredAt?: string;
  basicInfo?: Partial<
    Record<'name' | 'email' | 'mobile' | 'institution' | 'className' | 'district', string>
  >;
  /** Missing in a campaign without an exam. */
  showInMeritList?: boolean;
};

/** Backs `MeritListState`. */
export type RestMeritListState = {
  publishedAt?: string;
  releasedAt?: string;
  openAttempts?: number;
  unmarked?: number;
  lateAnswers?: number;
};

export const registrationsApi = (upstream: Upstream) => ({
  /** GET /ext/campaigns/{id}/registrations */
  listRegistrations: (campaignId: string, page: Page) =>
    upstream.page<RestRegistration>(
      withQuery(path`/ext/campaigns/${campaignId}/registrations`, page),
    ),
  /** GET /ext/examcampaigns/{id}/registrations */
  listExamRegistrations: (campaignId: string, page: Page, isOffRosterOnly: boolean) =>
    upstream.page<RestRegistration>(
      withQuery(path`/ext/examcampaigns/${campaignId}/registrations`, {
        ...page,
        offRoster: isOffRosterOnly ? 'true' : undefined,
      }),
    ),
  /** GET /ext/examcampaigns/{id}/merit-list-state */
  findMeritListState: (campaignId: string) =>
    upstream.find<RestMeritListState>(path`/ext/examcampaigns/${campaignId}/merit-list-state`),
});
