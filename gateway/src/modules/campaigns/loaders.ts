// Every read by key of campaigns.
import { type BatchingContext, oneByOne } from '../../upstream/batching.ts';
import { campaignsApi } from './api.ts';

export const campaignsLoaders = (context: BatchingContext) => {
  const api = campaignsApi(context.upstream);
  return { campaigns: { byId: oneByOne(api.findCampaign) } };
};
