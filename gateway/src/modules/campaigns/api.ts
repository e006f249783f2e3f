// The REST calls of campaigns and exam campaigns, in upstream's spelling.
import type { ResolversParentTypes } from '../../generated/resolver-types.ts';
import { path, withQuery } from '../../upstream/path.ts';
import type { Sent } from '../../upstream/renamed-input.ts';
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

/** What is sent of a campaign. */
export type CampaignBody = Sent<Pick<RestCampaign, 'title' | 'description' | 'startDate' | 'endDate' | 'imageUrl'>>;

/** Which kind of exam a campaign has. */
export type RestExamKind = 'multi-subject' | 'single';

/** Backs `ExamCampaign`. */
export type RestExamCampaign = RestCampaign & { examId?: string; examKind?: RestExamKind };

/** What is sent of an exam campaign. */
export type ExamCampaignBody = CampaignBody & Sent<Pick<RestExamCampaign, 'examId' | 'examKind'>>;

/** Backs `RegisteredExam`. */
export type RestRegisteredExam = {
  campaignId?: string;
  title?: string;
  examId?: string;
  examKind?: RestExamKind;
  examTitle?: string;
  /** In minutes. */
  timeLimit?: number;
  startDate?: string | null;
  endDate?: string | null;
};

/** What the form of an exam campaign asks for. */
export type RestBasicInfo = { name: string } & Partial<Record<'email' | 'mobile' | 'institution' | 'className' | 'district', string>>;

/** The exam of a campaign, in the form of its kind's own calls. */
export type RestCampaignExam = ResolversParentTypes['Exam'] | ResolversParentTypes['MultiSubjectExam'];

/** Deletes also what students are registered for. */
const forced = (force: boolean) => ({ force: force ? 'true' : undefined });

export const campaignsApi = (upstream: Upstream) => ({
  /** GET /campaigns */
  listCampaigns: () => upstream.list<RestCampaign>(path`/campaigns`),
  /** GET /campaigns/{id} */
  findCampaign: (id: string) => upstream.find<RestCampaign>(path`/campaigns/${id}`),
  /** POST /campaigns */
  postCampaign: (body: CampaignBody) => upstream.write<RestCampaign>('POST', path`/campaigns`, body),
  /** PUT /campaigns/{id} */
  putCampaign: (id: string, body: CampaignBody) => upstream.write<RestCampaign>('PUT', path`/campaigns/${id}`, body),
  /** DELETE /campaigns/{id} */
  deleteCampaign: (id: string, force: boolean) =>
    upstream.write<{ message?: string }>('DELETE', withQuery(path`/campaigns/${id}`, forced(force))),
  /** PUT /campaigns/{campaignId}/register */
  putRegistration: (campaignId: string, student: object) =>
    upstream.write<RestCampaign>('PUT', path`/campaigns/${campaignId}/register`, student),
});

export const examCampaignsApi = (upstream: Upstream) => ({
  /** GET /examcampaigns */
  listExamCampaigns: () => upstream.list<RestExamCampaign>(path`/examcampaigns`),
  /** GET /examcampaigns/{id} */
  findExamCampaign: (id: string) => upstream.find<RestExamCampaign>(path`/examcampaigns/${id}`),
  /** POST /examcampaigns */
  postExamCampaign: (body: ExamCampaignBody) => upstream.write<RestExamCampaign>('POST', path`/examcampaigns`, body),
  /** PUT /examcampaigns/{id} */
  putExamCampaign: (id: string, body: ExamCampaignBody) => upstream.write<RestExamCampaign>('PUT', path`/examcampaigns/${id}`, body),
  /** DELETE /examcampaigns/{id} */
  deleteExamCampaign: (id: string, force: boolean) =>
    upstream.write<{ message?: string }>('DELETE', withQuery(path`/examcampaigns/${id}`, forced(force))),
  /** POST /examcampaigns/register */
  postRegistration: (body: { campaignId: string; studentId: string; basicInfo: RestBasicInfo; showInMeritList?: false }) =>
    upstream.write<{ message?: string; campaign?: RestExamCampaign }>('POST', path`/examcampaigns/register`, body),
  /** GET /examcampaigns/{studentId}/exams */
  listRegisteredExams: (studentId: string) => upstream.list<RestRegisteredExam>(path`/examcampaigns/${studentId}/exams`),
  /** GET /examcampaigns/{studentId}/campaigns/{campaignId}/exam */
  findCampaignExam: (studentId: string, campaignId: string) =>
    upstream.find<RestCampaignExam>(path`/examcampaigns/${studentId}/campaigns/${campaignId}/exam`),
});
