// The REST calls of exam campaigns, in upstream's spelling.
import type { RestExamKind } from '../../../upstream/exams/exam-kind.ts';
import type { RestPersonalWindow } from '../../../upstream/exams/personal-window.ts';
import { path, withForce } from '../../../upstream/http/path.ts';
import type { WriteBody } from '../../../upstream/renamed-input.ts';
import type { CallOptions } from '../../../upstream/request-calls.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import type { CampaignBody, RestCampaign } from '../api.ts';

/** Backs `ExamCampaign`. */
export type RestExamCampaign = RestCampaign & {
  examId?: string;
  examKind?: RestExamKind;
  /** Missing if registration does not close before the campaign ends. */
  registrationClosesAt?: string;
  registrationLimit?: number;
  /** True if only candidates on the roster can register; missing without a roster. */
  hasRoster?: boolean;
  /** Whether the student is on the roster; only for students. */
  onRoster?: boolean;
  /** Only for students with a personal window. */
  window?: RestPersonalWindow;
};

export type ExamCampaignBody = CampaignBody &
  WriteBody<Pick<RestExamCampaign, 'examId' | 'examKind'>>;

/** Closing time and limit of registrations. */
export type RegistrationLimitsBody = WriteBody<
  Pick<RestExamCampaign, 'registrationClosesAt' | 'registrationLimit'>
>;

/** Backs `RegisteredExam`. */
export type RestRegisteredExam = {
  campaignId?: string;
  title?: string;
  examId?: string;
  examKind?: RestExamKind;
  examTitle?: string;
  /** Minutes. */
  timeLimit?: number;
  startDate?: string | null;
  endDate?: string | null;
};

/** The fields of the registration form. */
export type RestBasicInfo = { name: string } & Partial<
  Record<'email' | 'mobile' | 'institution' | 'className' | 'district', string>
>;

/** The exam of a campaign, in the format of a single or a multi-subject exam. */
export type RestCampaignExam = { _id?: string; id?: string; title?: string };

export const examCampaignsApi = (upstream: Upstream) => ({
  /** GET /examcampaigns */
  listExamCampaigns: () => upstream.listParts<RestExamCampaign>(path`/examcampaigns`),
  /** GET /examcampaigns/{id} */
  findExamCampaign: (id: string) => upstream.find<RestExamCampaign>(path`/examcampaigns/${id}`),
  /** POST /examcampaigns */
  postExamCampaign: (body: ExamCampaignBody) =>
    upstream.write<RestExamCampaign>('POST', path`/examcampaigns`, body),
  /** PUT /examcampaigns/{id} */
  putExamCampaign: (
    id: string,
    body: ExamCampaignBody & { publishedReason?: string | null },
    options: CallOptions,
  ) => upstream.write<RestExamCampaign>('PUT', path`/examcampaigns/${id}`, body, options),
  /** DELETE /examcampaigns/{id} */
  deleteExamCampaign: (id: string, force: boolean) =>
    upstream.write<{ message?: string }>('DELETE', withForce(path`/examcampaigns/${id}`, force)),
  /** PUT /ext/examcampaigns/{id}/registration */
  putRegistrationLimits: (id: string, body: RegistrationLimitsBody, options: CallOptions) =>
    upstream.write<RestExamCampaign>(
      'PUT',
      path`/ext/examcampaigns/${id}/registration`,
      body,
      options,
    ),
  /** POST /examcampaigns/register */
  postRegistration: (body: {
    campaignId: string;
    studentId: string;
    basicInfo: RestBasicInfo;
    showInMeritList?: false;
  }) =>
    upstream.write<{ message?: string; campaign?: RestExamCampaign }>(
      'POST',
      path`/examcampaigns/register`,
      body,
    ),
  /** GET /examcampaigns/{studentId}/exams */
  listRegisteredExams: (studentId: string) =>
    upstream.list<RestRegisteredExam>(path`/examcampaigns/${studentId}/exams`),
  /** GET /examcampaigns/{studentId}/campaigns/{campaignId}/exam */
  findCampaignExam: (studentId: string, campaignId: string) =>
    upstream.find<RestCampaignExam>(path`/examcampaigns/${studentId}/campaigns/${campaignId}/exam`),
});
