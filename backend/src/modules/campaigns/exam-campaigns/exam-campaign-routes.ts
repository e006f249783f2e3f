// Exam campaigns: registered students may take an exam between two points in time (specification,
// section 7: Other store calls). The rule for this and all other calls is in access.ts.
import { Type } from 'typebox';
import {
  canReadArchived,
  canReadKey,
  requireOwnStudent,
  requireReader,
  type Viewer,
} from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import {
  definedFields,
  Force,
  Id,
  Message,
  PartQuery,
  pageHeaders,
  pageOf,
} from '../../../http/validation/bodies.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { editOf } from '../../content-revisions/edits.ts';
import { Exam } from '../../exams/documents.ts';
import { findExamsByIds } from '../../exams/queries.ts';
import { toVisibleExams } from '../../exams/visible-exams.ts';
import { MultiSubjectExam } from '../../multi-subject-exams/documents.ts';
import { findPapersByIds } from '../../multi-subject-exams/queries.ts';
import { toVisiblePapers } from '../../multi-subject-exams/visible-papers.ts';
import { findStudentUser } from '../../students/queries.ts';
import {
  changeExamCampaign,
  createExamCampaign,
  registerForExamCampaign,
  removeExamCampaign,
} from './exam-campaign-commands.ts';
import {
  CampaignExam,
  ExamCampaign,
  ExamCampaignBody,
  ExamCampaignChanges,
  ExamRegistered,
  ExamRegistrationBody,
  toBasicInfo,
} from './exam-campaign-documents.ts';
import {
  examColumns,
  examOf,
  findCampaignExams,
  findExamCampaign,
  findExamCampaigns,
  findRegisteredCampaign,
} from './exam-campaign-queries.ts';

const params = Type.Object({ id: Id });
const campaignResponse = { 200: ExamCampaign, ...errorResponses };
/** One of the two, by the campaign's kind. */
const EitherExam = Type.Union([MultiSubjectExam, Exam]);

const lookupOptions = ({ user }: Viewer) => ({
  studentId: user?.studentId ?? null,
  isAdmin: user?.role === 'admin',
});

export function examCampaignsRoutes(app: App, { db, entryKey, now }: Deps): void {
  app.get(
    '/examcampaigns',
    {
      schema: {
        querystring: PartQuery,
        response: { 200: Type.Array(ExamCampaign), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findExamCampaigns(
        db,
        lookupOptions(request.viewer),
        pageOf(request.query),
      );
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );
  app.get(
    '/examcampaigns/:id',
    { config: { usesRecentSession: true }, schema: { params, response: campaignResponse } },
    async (request) =>
      requireFound(
        await findExamCampaign(db, lookupOptions(request.viewer), request.params.id),
        'campaign',
      ),
  );

  app.post(
    '/examcampaigns',
    { schema: { body: ExamCampaignBody, response: { 201: ExamCampaign, ...errorResponses } } },
    async (request, reply) => {
      const { examId, examKind, startDate, endDate, ...texts } = request.body;
      const dates = { startDate: new Date(startDate), endDate: new Date(endDate) };
      const values = { ...texts, ...dates, ...examColumns(examKind, examId) };
      const campaign = await createExamCampaign(
        db,
        values,
        { examId, examKind },
        lookupOptions(request.viewer),
      );
      return reply.status(201).send(campaign);
    },
  );

  app.put(
    '/examcampaigns/:id',
    { schema: { params, body: ExamCampaignChanges, response: campaignResponse } },
    async (request) => {
      const { id } = request.params;
      const { startDate, endDate, ...body } = request.body;
      const changes = {
        ...definedFields(body, ['title', 'description', 'imageUrl']),
        ...(startDate !== undefined && { startDate: new Date(startDate) }),
        ...(endDate !== undefined && { endDate: new Date(endDate) }),
      };
      return changeExamCampaign(
        db,
        id,
        changes,
        definedFields(body, ['examId', 'examKind']),
        body.publishedReason,
        editOf(request, now()),
        lookupOptions(request.viewer),
      );
    },
  );

  app.delete(
    '/examcampaigns/:id',
    { schema: { params, querystring: Force, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      await removeExamCampaign(db, request.params.id, request.query.force, now());
      return { message: 'Exam campaign deleted.' };
    },
  );

  app.post(
    '/examcampaigns/register',
    {
      schema: { body: ExamRegistrationBody, response: { 201: ExamRegistered, ...errorResponses } },
    },
    async (request, reply) => {
      const { campaignId, showInMeritList } = request.body;
      const { id: userId, studentId } = requireOwnStudent(request.viewer, request.body.studentId);
      const registration = {
        campaignId,
        studentId,
        basicInfo: toBasicInfo(request.body.basicInfo),
        showInMeritList,
        registeredAt: now(),
      };
      const campaign = await registerForExamCampaign(
        { db, entryKey },
        userId,
        registration,
        lookupOptions(request.viewer),
      );
      return reply.status(201).send({ message: 'Registered successfully', campaign });
    },
  );

  app.get(
    '/examcampaigns/:studentId/exams',
    {
      schema: {
        params: Type.Object({ studentId: Id }),
        response: { 200: Type.Array(CampaignExam), ...errorResponses },
      },
    },
    async (request) => {
      const { studentId } = request.params;
      requireReader(request.viewer, requireFound(await findStudentUser(db, studentId), 'student'));
      return findCampaignExams(db, studentId);
    },
  );

  app.get(
    '/examcampaigns/:studentId/campaigns/:campaignId/exam',
    {
      schema: {
        params: Type.Object({ studentId: Id, campaignId: Id }),
        response: { 200: EitherExam, ...errorResponses },
      },
    },
    async (request) => {
      const { viewer } = request;
      const { studentId, campaignId } = request.params;
      requireReader(viewer, requireFound(await findStudentUser(db, studentId), 'student'));
      requireFound(
        await findExamCampaign(db, { studentId, isAdmin: canReadArchived(viewer) }, campaignId),
        'campaign',
      );
      const campaign = await findRegisteredCampaign(db, campaignId, studentId);
      if (!campaign) refuse('NOT_REGISTERED');
      if (campaign.startDate > now() && !canReadKey(viewer)) refuse('EXAM_NOT_OPEN_YET');
      const { examId, examKind } = examOf(campaign);
      const examDocuments =
        examKind === 'single'
          ? await toVisibleExams(
              { db, now },
              viewer,
              await findExamsByIds(db, [examId], { withArchived: canReadArchived(viewer) }),
            )
          : await toVisiblePapers(
              { db, now },
              viewer,
              await findPapersByIds(db, [examId], canReadArchived(viewer)),
            );
      return requireFound(examDocuments[0], 'exam');
    },
  );
}
