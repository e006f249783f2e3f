// Exam campaigns: an exam that whoever registers may sit between two moments (specification, section 7: Other store calls). Who may read
// and sit it then, by these calls and by all others, is the rule in access.ts.
import { Type } from 'typebox';
import { canReadArchived, canReadKey, requireOwnStudent, requireReader, type Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { Force, Id, Message, sent } from '../../plugins/bodies.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { Exam, type ExamKindName } from '../exams/documents.ts';
import { findExamsByIds } from '../exams/queries.ts';
import { shownExams } from '../exams/shown-exams.ts';
import { MultiSubjectExam } from '../multi-subject-exams/documents.ts';
import { findPapersByIds } from '../multi-subject-exams/queries.ts';
import { shownPapers } from '../multi-subject-exams/shown-papers.ts';
import { findStudentUser } from '../students/queries.ts';
import {
  CampaignExam,
  ExamCampaign,
  ExamCampaignBody,
  ExamCampaignChanges,
  ExamRegistered,
  ExamRegistrationBody,
} from './exam-campaign-documents.ts';
import {
  countExamRegistrations,
  deleteExamCampaign,
  examColumns,
  examOf,
  findCampaignExams,
  findExamCampaign,
  findExamCampaigns,
  findRegisteredCampaign,
  insertExamCampaign,
  insertExamRegistration,
  lockExam,
  lockExamCampaign,
  updateExamCampaign,
} from './exam-campaign-queries.ts';
import { requireForce, requireNotOver, requireWindow } from './window.ts';

const params = Type.Object({ id: Id });
const one = { 200: ExamCampaign, ...errorAnswers };
/** One of the two, by the campaign's kind. */
const EitherExam = Type.Union([MultiSubjectExam, Exam]);

const looking = ({ user }: Viewer) => ({ studentId: user?.studentId ?? null, isAdmin: user?.role === 'admin' });

export function examCampaignsRoutes(app: App, { db, now }: Deps): void {
  app.get('/examcampaigns', { schema: { response: { 200: Type.Array(ExamCampaign), ...errorAnswers } } }, (request) =>
    findExamCampaigns(db, looking(request.viewer)),
  );
  app.get('/examcampaigns/:id', { schema: { params, response: one } }, async (request) =>
    found(await findExamCampaign(db, looking(request.viewer), request.params.id), 'campaign'),
  );

  app.post(
    '/examcampaigns',
    { schema: { body: ExamCampaignBody, response: { 201: ExamCampaign, ...errorAnswers } } },
    async (request, reply) => {
      const { examId, examKind, startDate, endDate, ...texts } = request.body;
      const dates = { startDate: new Date(startDate), endDate: new Date(endDate) };
      requireWindow(dates);
      const campaign = await db.transaction(async (tx) => {
        await requireExam(tx, examKind, examId);
        const id = found(await insertExamCampaign(tx, { ...texts, ...dates, ...examColumns(examKind, examId) }), 'campaign');
        return found(await findExamCampaign(tx, looking(request.viewer), id), 'campaign');
      });
      return reply.status(201).send(campaign);
    },
  );

  app.put('/examcampaigns/:id', { schema: { params, body: ExamCampaignChanges, response: one } }, async (request) => {
    const { id } = request.params;
    const { startDate, endDate, ...body } = request.body;
    const changes = {
      ...sent(body, ['title', 'description', 'imageUrl']),
      ...(startDate !== undefined && { startDate: new Date(startDate) }),
      ...(endDate !== undefined && { endDate: new Date(endDate) }),
    };
    return db.transaction(async (tx) => {
      const before = found(await lockExamCampaign(tx, id, 'update'), 'campaign');
      requireWindow({ ...before, ...changes });
      const exam = { ...examOf(before), ...sent(body, ['examId', 'examKind']) };
      const hasOther = exam.examId !== examOf(before).examId || exam.examKind !== examOf(before).examKind;
      if (hasOther) {
        if ((await countExamRegistrations(tx, id)) > 0) refuse(409, 'Students are registered for it: its exam can no longer change.');
        await requireExam(tx, exam.examKind, exam.examId);
      }
      await updateExamCampaign(tx, id, { ...changes, ...(hasOther && examColumns(exam.examKind, exam.examId)) });
      return found(await findExamCampaign(tx, looking(request.viewer), id), 'campaign');
    });
  });

  app.delete(
    '/examcampaigns/:id',
    { schema: { params, querystring: Force, response: { 200: Message, ...errorAnswers } } },
    async (request) => {
      const { id } = request.params;
      await db.transaction(async (tx) => {
        found(await lockExamCampaign(tx, id, 'update'), 'campaign');
        requireForce(await countExamRegistrations(tx, id), request.query.force);
        await deleteExamCampaign(tx, id);
      });
      return { message: 'Exam campaign deleted.' };
    },
  );

  app.post(
    '/examcampaigns/register',
    { schema: { body: ExamRegistrationBody, response: { 201: ExamRegistered, ...errorAnswers } } },
    async (request, reply) => {
      const { campaignId, basicInfo, showInMeritList } = request.body;
      const { studentId } = requireOwnStudent(request.viewer, request.body.studentId);
      const campaign = await db.transaction(async (tx) => {
        const { endDate } = found(await lockExamCampaign(tx, campaignId, 'share'), 'campaign');
        found(await findExamCampaign(tx, looking(request.viewer), campaignId), 'campaign');
        requireNotOver(endDate, now());
        const isNew = await insertExamRegistration(tx, { campaignId, studentId, basicInfo, showInMeritList, registeredAt: now() });
        if (!isNew) refuse(409, 'You are already registered for this campaign.');
        return found(await findExamCampaign(tx, looking(request.viewer), campaignId), 'campaign');
      });
      return reply.status(201).send({ message: 'Registered successfully', campaign });
    },
  );

  app.get(
    '/examcampaigns/:studentId/exams',
    { schema: { params: Type.Object({ studentId: Id }), response: { 200: Type.Array(CampaignExam), ...errorAnswers } } },
    async (request) => {
      const { studentId } = request.params;
      requireReader(request.viewer, found(await findStudentUser(db, studentId), 'student'));
      return findCampaignExams(db, studentId);
    },
  );

  app.get(
    '/examcampaigns/:studentId/campaigns/:campaignId/exam',
    { schema: { params: Type.Object({ studentId: Id, campaignId: Id }), response: { 200: EitherExam, ...errorAnswers } } },
    async (request) => {
      const { viewer } = request;
      const { studentId, campaignId } = request.params;
      requireReader(viewer, found(await findStudentUser(db, studentId), 'student'));
      found(await findExamCampaign(db, { studentId, isAdmin: canReadArchived(viewer) }, campaignId), 'campaign');
      const campaign = await findRegisteredCampaign(db, campaignId, studentId);
      if (!campaign) refuse(403, 'You are not registered for this campaign.');
      if (campaign.startDate > now() && !canReadKey(viewer)) refuse(410, 'The exam has not opened yet.');
      const { examId, examKind } = examOf(campaign);
      const shown =
        examKind === 'single'
          ? await shownExams({ db, now }, viewer, await findExamsByIds(db, [examId], canReadArchived(viewer)))
          : await shownPapers({ db, now }, viewer, await findPapersByIds(db, [examId], canReadArchived(viewer)));
      return found(shown[0], 'exam');
    },
  );
}

/** 404 unless there is such an exam; nobody deletes it before the transaction's end. */
async function requireExam(tx: Db, kind: ExamKindName, id: string): Promise<void> {
  found((await lockExam(tx, kind, id)) || undefined, 'exam');
}
