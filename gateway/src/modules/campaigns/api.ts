// The REST calls of campaigns, in upstream's spelling.
import { path } from '../../upstream/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Campaign`. `registered` tells of the session's own student. */
export type RestCampaign = {
  _id?: string;
  id?: string;
  title?: string;
  name?: string;
  description?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  imageUrl?: string | null;
  registeredCount?: number;
  registered?: boolean;
};

export const campaignsApi = (upstream: Upstream) => ({
  /** GET /campaigns */
  listCampaigns: () => upstream.list<RestCampaign>(path`/campaigns`),
  /** GET /campaigns/{id} */
  findCampaign: (id: string) => upstream.find<RestCampaign>(path`/campaigns/${id}`),
  /** PUT /campaigns/{campaignId}/register */
  putRegistration: (campaignId: string, student: object) =>
    upstream.write<RestCampaign>('PUT', path`/campaigns/${campaignId}/register`, student),
});
