// Every read by key of campaigns, exam campaigns and their exams.
import DataLoader from 'dataloader';
import { type BatchingContext, idOf, oneByOne, type RestDocument, settleEach } from '../../upstream/batching.ts';
import { campaignsApi, examCampaignsApi, type RestRegisteredExam } from './api.ts';

type ViewerContext = BatchingContext & { viewer: () => Promise<{ student?: RestDocument | null } | null> };

export const campaignsLoaders = (context: ViewerContext) => {
  const api = campaignsApi(context.upstream);
  const examApi = examCampaignsApi(context.upstream);
  return {
    campaigns: { byId: oneByOne(api.findCampaign) },
    examCampaigns: { byId: oneByOne(examApi.findExamCampaign) },
    campaignExams: {
      /** The exams that a student is registered for. */
      byStudentId: new DataLoader<string, RestRegisteredExam[]>((ids) => settleEach(ids, examApi.listRegisteredExams)),
      /** As the viewer may read it who is registered; null for anybody without a student record. */
      byCampaignId: oneByOne(async (campaignId) => {
        const viewer = await context.viewer();
        return viewer?.student ? examApi.findCampaignExam(idOf(viewer.student), campaignId) : null;
      }),
    },
  };
};
