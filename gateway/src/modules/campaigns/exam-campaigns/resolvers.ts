// Exam campaigns: reads, registration, and writes by admins.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  ExamKind,
  Resolvers,
  ResolversParentTypes,
} from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import { type RestExamKind, restExamKind } from '../../../upstream/exams/exam-kind.ts';
import { basedOn } from '../../../upstream/revisions.ts';
import type { Context } from '../../context.ts';
import { selectedFields } from '../../selected-fields.ts';
import type { RestBasicInfo, RestExamCampaign } from './api.ts';

export const examCampaignResolvers: Resolvers = {
  Query: {
    examCampaigns: async (_, __, { api }) => {
      const campaigns = await api.examCampaigns.listExamCampaigns();
      return campaigns.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''));
    },
    examCampaign: (_, { id }, { loaders }) => loaders.examCampaigns.byId.load(id),
  },
  ExamCampaign: {
    id: idOf,
    title: (campaign) => campaign.title ?? campaign.name ?? '',
    description: (campaign) => campaign.description ?? null,
    imageUrl: (campaign) => campaign.imageUrl || null,
    examKind: (campaign) => kindOf(campaign.examKind),
    exam: examOf,
    startDate: (campaign) => campaign.startDate ?? null,
    endDate: (campaign) => campaign.endDate ?? null,
    registeredCount: (campaign) => campaign.registeredCount ?? 0,
    isRegistered: (campaign) => campaign.registered ?? false,
    registrationClosesAt: (campaign) => campaign.registrationClosesAt ?? null,
    registrationLimit: (campaign) => campaign.registrationLimit ?? null,
  },
  CampaignExam: {
    __resolveType: (exam) => ('subjects' in exam ? 'MultiSubjectExam' : 'Exam'),
  },
  RegisteredExam: {
    campaignId: (exam) => idOf({ _id: exam.campaignId }),
    title: (exam) => exam.title ?? '',
    campaign: (exam, _, { loaders }) =>
      exam.campaignId ? loaders.examCampaigns.byId.load(exam.campaignId) : null,
    examId: (exam) => idOf({ _id: exam.examId }),
    examKind: (exam) => kindOf(exam.examKind),
    examTitle: (exam) => exam.examTitle ?? '',
    timeLimitMinutes: (exam) => exam.timeLimit ?? 0,
    startDate: (exam) => exam.startDate ?? null,
    endDate: (exam) => exam.endDate ?? null,
  },
  Student: {
    campaignExams: (student, _, { loaders }) =>
      loaders.campaignExams.byStudentId.load(idOf(student)),
  },
  Mutation: {
    createExamCampaign: async (_, { input }, { api, requireAdmin }) => {
      await requireAdmin();
      return {
        campaign: await api.examCampaigns.postExamCampaign({
          ...input,
          examKind: restExamKind[input.examKind],
        }),
      };
    },
    updateExamCampaign: async (
      _,
      { input: { id, examKind, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const kind = examKind === undefined ? {} : { examKind: examKind && restExamKind[examKind] };
      const body = { ...changes, ...kind };
      const campaign = await api.examCampaigns.putExamCampaign(id, body, basedOn(revision));
      clearAll(loaders.examCampaigns, loaders.campaignExams);
      return { campaign };
    },
    updateExamCampaignRegistration: async (
      _,
      { input: { id, revision, ...changes } },
      { api, capabilities, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      await capabilities.require('registration-limits', 'NO_REGISTRATION_LIMITS');
      const campaign = await api.examCampaigns.putRegistrationLimits(
        id,
        changes,
        basedOn(revision),
      );
      clearAll(loaders.examCampaigns);
      return { campaign };
    },
    deleteExamCampaign: async (_, { input: { id, force } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.examCampaigns.deleteExamCampaign(id, force ?? false);
      clearAll(loaders.examCampaigns, loaders.campaignExams);
      return { deletedId: id, message: message ?? 'Exam campaign deleted.' };
    },
    registerForExamCampaign: async (_, { input }, { api, loaders, requireViewer }) => {
      const { student } = await requireViewer();
      if (!student) throw refusal('NO_STUDENT_RECORD');
      const { campaignId } = input;
      const { name, ...others } = input.basicInfo;
      // Null fields are not sent.
      const filled = Object.fromEntries(
        Object.entries(others).filter(([, value]) => value !== null),
      );
      const basicInfo: RestBasicInfo = { name, ...filled };
      const registration = {
        campaignId,
        studentId: idOf(student),
        basicInfo,
        // Sent only if it is false: hosts without merit lists have no such field.
        showInMeritList: input.showInMeritList === false ? (false as const) : undefined,
      };
      const { message, campaign: registered } =
        await api.examCampaigns.postRegistration(registration);
      // Registration opens exams that were closed to the viewer before.
      clearAll(
        loaders.examCampaigns,
        loaders.campaignExams,
        loaders.exams,
        loaders.multiSubjectExams,
      );
      // The registration is stored, so a failed read must not look like a failed registration.
      const campaign =
        registered ?? (await loaders.examCampaigns.byId.load(campaignId).catch(() => null));
      return { message: message ?? 'Registered successfully', campaign, student };
    },
  },
};

const kindOf = (kind: RestExamKind | undefined): ExamKind | null => {
  if (kind === 'multi-subject') return 'MULTI_SUBJECT';
  return kind === 'single' ? 'SINGLE' : null;
};

type CampaignExam = ResolversParentTypes['Exam'] | ResolversParentTypes['MultiSubjectExam'];

/**
 * If the viewer may take the exam now: the exam from the campaign's own call. Otherwise its public
 * data.
 */
async function examOf(
  campaign: RestExamCampaign,
  _: unknown,
  { loaders, now }: Context,
  info: GraphQLResolveInfo,
): Promise<CampaignExam | null> {
  const { registered, examKind, examId } = campaign;
  if (examId && examKind && selectsOwnResultOnly(info))
    return examKind === 'multi-subject' ? { _id: examId, subjects: [] } : { _id: examId };
  const startDate = campaign.window?.startDate ?? campaign.startDate;
  if (registered && !(startDate && Date.parse(startDate) > now())) {
    const exam = await loaders.campaignExams.byCampaignId.load(idOf(campaign));
    return exam && examKind === 'multi-subject' ? { subjects: [], ...exam } : exam;
  }
  if (!examId || !examKind) return null;
  if (examKind === 'single') return loaders.exams.byId.load(examId);
  const paper = await loaders.multiSubjectExams.byId.load(examId);
  return paper && { subjects: [], ...paper };
}

/**
 * True if only the viewer's own result is selected, as in merit lists: that needs just the exam's
 * id, which the campaign contains.
 */
function selectsOwnResultOnly(info: GraphQLResolveInfo): boolean {
  const selected = selectedFields(info);
  return (
    selected.delete('myResult') &&
    [...selected].every((name) => name === 'id' || name === '__typename')
  );
}
