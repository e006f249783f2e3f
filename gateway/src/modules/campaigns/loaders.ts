// Campaigns by their id.
import { type BatchingContext, oneByOne } from '../../upstream/batching.ts';
import { campaignsApi } from './api.ts';

export const campaignsLoaders = ({ upstream }: BatchingContext) => ({
  campaigns: { byId: oneByOne(campaignsApi(upstream).findCampaign) },
});
