// The extension `exam-monitoring`: admins watch an exam, give extra time, send messages, and read
// its statistics (docs/decisions/049).
import { Type } from 'typebox';
import { readsEverything, requireReader, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, pageHeaders } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { examOf } from '../attempts/documents.ts';
import { findAttempt } from '../attempts/queries.ts';
import { findActivity, findParticipants } from './activity-queries.ts';
import { giveExtraTime, requireExam, sendExamMessage } from './commands.ts';
import { findCurrentExams } from './current-exam-queries.ts';
import {
  Activity,
  AttemptNotices,
  CurrentExam,
  ExamMessage,
  ExamMessages,
  ExamParams,
  Extended,
  ExtraTimeBody,
  MessageBody,
  NoticeRevision,
  Participant,
  ParticipantsQuery,
  Statistics,
} from './documents.ts';
import { findAttemptNotices, findMessages, findNoticeRevision } from './notice-queries.ts';
import { findStatistics } from './statistics-queries.ts';

const BASE = '/ext/exams/:kind/:examId';

export function examMonitoringRoutes(app: App, { db, now }: Deps): void {
  app.get(
    `${BASE}/activity`,
    { schema: { params: ExamParams, response: { 200: Activity, ...errorResponses } } },
    async ({ params }) => {
      await requireExam(db, params);
      return findActivity(db, params, now());
    },
  );

  app.get(
    '/ext/current-exams',
    { schema: { response: { 200: Type.Array(CurrentExam), ...errorResponses } } },
    ({ viewer }) => findCurrentExams(db, viewer, now()),
  );

  app.get(
    `${BASE}/participants`,
    {
      schema: {
        params: ExamParams,
        querystring: ParticipantsQuery,
        response: { 200: Type.Array(Participant), ...errorResponses },
      },
    },
    async ({ params, query: { state, q, ...page }, viewer }, reply) => {
      await requireExam(db, params);
      // E-mail addresses and phone numbers are for admins only.
      const isByName = !readsEverything(viewer);
      const filter = { state, q, isByName, now: now() };
      const listPage = await findParticipants(db, params, filter, page);
      const rows = isByName
        ? listPage.rows.map(({ email: _, phoneNumber: __, ...row }) => row)
        : listPage.rows;
      return reply.headers(pageHeaders(listPage)).send(rows);
    },
  );

  app.get(
    `${BASE}/statistics`,
    { schema: { params: ExamParams, response: { 200: Statistics, ...errorResponses } } },
    async ({ params }) => requireFound(await findStatistics(db, params), 'exam'),
  );

  app.post(
    `${BASE}/extra-time`,
    {
      schema: {
        params: ExamParams,
        body: ExtraTimeBody,
        response: { 200: Extended, ...errorResponses },
      },
    },
    async ({ params, body, viewer }) => {
      const author = { userId: requireUser(viewer).id, now };
      await requireExam(db, params);
      return { extendedCount: await giveExtraTime(db, params, body, author) };
    },
  );

  app.get(
    `${BASE}/messages`,
    { schema: { params: ExamParams, response: { 200: ExamMessages, ...errorResponses } } },
    async ({ params }) => {
      await requireExam(db, params);
      return findMessages(db, params);
    },
  );

  app.post(
    `${BASE}/messages`,
    {
      schema: {
        params: ExamParams,
        body: MessageBody,
        response: { 201: ExamMessage, ...errorResponses },
      },
    },
    async ({ params, body, viewer }, reply) => {
      const author = { userId: requireUser(viewer).id, now };
      await requireExam(db, params);
      return reply.status(201).send(await sendExamMessage(db, params, body.text, author));
    },
  );

  // Public, and without reading the exam, because every device in the exam polls it every few
  // seconds.
  app.get(
    `${BASE}/notice-revision`,
    { schema: { params: ExamParams, response: { 200: NoticeRevision, ...errorResponses } } },
    async ({ params }) => ({ revision: await findNoticeRevision(db, params) }),
  );

  app.get(
    '/ext/attempts/:id/notices',
    {
      schema: {
        params: Type.Object({ id: Id }),
        response: { 200: AttemptNotices, ...errorResponses },
      },
    },
    async ({ params, viewer }) => {
      const attempt = requireFound(await findAttempt(db, params.id), 'attempt');
      requireReader(viewer, attempt.userId);
      return findAttemptNotices(db, attempt, examOf(attempt), now());
    },
  );
}
