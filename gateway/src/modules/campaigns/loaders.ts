// Every read by key of campaigns.
import DataLoader from 'dataloader';
import { type BatchingContext, settleEach } from '../../upstream/batching.ts';
import { isSegment } from '../../upstream/path.ts';
import { campaignsApi, type RestCampaign } from './api.ts';

export const campaignsLoaders = (context: BatchingContext) => {
  const api = campaignsApi(context.upstream);
  return {
    campaigns: {
      byId: new DataLoader<string, RestCampaign | null>((ids) =>
        settleEach(ids, async (id) => (isSegment(id) ? api.findCampaign(id) : null)),
      ),
    },
  };
};
