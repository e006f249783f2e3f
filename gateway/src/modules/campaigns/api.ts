// The REST calls of campaigns and exam campaigns, in upstream's spelling.
import { path, withForce } from '../../upstream/http/path.ts';
import type { WriteBody } from '../../upstream/renamed-input.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Campaign`. `registered` refers to the session's own student. */
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

export type CampaignBody = WriteBody<
  Pick<RestCampaign, 'title' | 'description' | 'startDate' | 'endDate' | 'imageUrl'>
>;

export const campaignsApi = (upstream: Upstream) => ({
  /** GET /campaigns */
  listCampaigns: () => upstream.listParts<RestCampaign>(path`/campaigns`),
  /** GET /campaigns/{id} */
  findCampaign: (id: string) => upstream.find<RestCampaign>(path`/campaigns/${id}`),
  /** POST /campaigns */
  postCampaign: (body: CampaignBody) =>
    upstream.write<RestCampaign>('POST', path`/campaigns`, body),
  /** PUT /campaigns/{id} */
  putCampaign: (id: string, body: CampaignBody, options: CallOptions) =>
    upstream.write<RestCampaign>('PUT', path`/campaigns/${id}`, body, options),
  /** DELETE /campaigns/{id} */
  deleteCampaign: (id: string, force: boolean) =>
    upstream.write<{ message?: string }>('DELETE', withForce(path`/campaigns/${id}`, force)),
  /** PUT /campaigns/{campaignId}/register */
  putRegistration: (campaignId: string, student: object) =>
    upstream.write<RestCampaign>('PUT', path`/campaigns/${campaignId}/register`, student),
});
