// Exam campaigns and their exams, by id.
import DataLoader from 'dataloader';
import {
  type BatchingContext,
  idOf,
  oneByOne,
  type RestDocument,
  settleEach,
} from '../../../upstream/batching.ts';
import { examCampaignsApi, type RestRegisteredExam } from './api.ts';

type ViewerContext = BatchingContext & {
  viewer: () => Promise<{ student?: RestDocument | null } | null>;
};

export const examCampaignsLoaders = (context: ViewerContext) => {
  const api = examCampaignsApi(context.upstream);
  return {
    examCampaigns: { byId: oneByOne(api.findExamCampaign) },
    campaignExams: {
      /** The exams that a student is registered for. */
      byStudentId: new DataLoader<string, RestRegisteredExam[]>((ids) =>
        settleEach(ids, api.listRegisteredExams),
      ),
      /** The exam as a registered viewer may see it; null without a student record. */
      byCampaignId: oneByOne(async (campaignId) => {
        const viewer = await context.viewer();
        return viewer?.student ? api.findCampaignExam(idOf(viewer.student), campaignId) : null;
      }),
    },
  };
};
