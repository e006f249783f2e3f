// Sealed answers that reach the server after the exam was closed (docs/decisions/021): always kept,
// and counted only if an admin accepts them.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { hasGrant, requireOwner, requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { Id, pageHeaders, toDate } from '../../../http/validation/bodies.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { hasAnswers, hashSheet, requireSheet } from '../../attempts/answer-sheet.ts';
import {
  AcceptBody,
  examOf,
  LateAnswers,
  LateBody,
  LateQuery,
  LateReceipt,
  OwnLateAnswers,
  OwnLateQuery,
  RefuseBody,
  RoundQuery,
  toOwnLateAnswers,
} from '../../attempts/documents.ts';
import { findAttempt } from '../../attempts/queries.ts';
import { findCoursesOfAttempts } from '../../grants/course-queries.ts';
import { isReleasedTo } from './after-release.ts';
import { acceptLate, refuseLate, withStored, withStoredSheets } from './late-answer-commands.ts';
import { findLate, findLatePage, findOwnLate, insertLateAnswers } from './late-answer-queries.ts';

/** Different sheets per attempt: enough for several devices, but bounded. */
const MAX_SHEETS = 5;
const params = Type.Object({ id: Id });
const decided = { schema: { params, response: { 200: LateAnswers, ...errorResponses } } };

export function lateAnswerRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/ext/attempts/:id/late-answers',
    {
      schema: {
        params,
        querystring: RoundQuery,
        body: LateBody,
        response: { 202: LateReceipt, ...errorResponses },
      },
    },
    async (request, reply) => {
      const receivedAt = now();
      const attempt = requireFound(await findAttempt(db, request.params.id), 'attempt');
      const { id: userId } = requireOwner(request.viewer, attempt.userId);
      // Refused like taking the exam with a grant: the account may know the key.
      const course = (await findCoursesOfAttempts(db, [attempt.id])).get(attempt.id) ?? null;
      if (hasGrant(request.viewer, course, 'marker')) refuse('GRANT_IN_COURSE');
      const { sealedAt, ...answers } = request.body;
      // Answers of an earlier round are late, even while the attempt is open again.
      const { round = attempt.round } = request.query;
      const isOpen =
        round >= attempt.round &&
        attempt.closedAt === null &&
        isAccepted(attempt.deadline.getTime(), receivedAt.getTime());
      if (isOpen) refuse('EXAM_STILL_OPEN');
      if (!hasAnswers(answers)) refuse('NOTHING_ANSWERED');
      await requireSheet(db, userId, examOf(attempt).kind, answers);
      const values = {
        attemptId: attempt.id,
        answers,
        answersHash: hashSheet(answers),
        receivedAt,
        receivedAfterRelease: await isReleasedTo(db, attempt, receivedAt),
        sealedAt: toDate(sealedAt) ?? null,
        round: Math.min(round, attempt.round),
      };
      const late = await insertLateAnswers(db, values, MAX_SHEETS);
      if (!late) return refuse('TOO_MANY_ANSWER_SHEETS', { max: MAX_SHEETS });
      return reply.status(202).send({ _id: late.id, state: late.state });
    },
  );

  app.get(
    '/ext/late-answers',
    {
      schema: {
        querystring: LateQuery,
        response: { 200: Type.Array(LateAnswers), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { state, ...page } = request.query;
      const listPage = await findLatePage(db, request.viewer, state, page);
      return reply.headers(pageHeaders(listPage)).send(await withStoredSheets(db, listPage.rows));
    },
  );

  app.get(
    '/ext/late-answers/mine',
    {
      schema: {
        querystring: OwnLateQuery,
        response: { 200: Type.Array(OwnLateAnswers), ...errorResponses },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request.viewer);
      return (await findOwnLate(db, userId, request.query.examId)).map(toOwnLateAnswers);
    },
  );

  app.get('/ext/late-answers/:id', decided, async (request) =>
    withStored(db, requireFound(await findLate(db, request.params.id), 'answer_sheet')),
  );

  app.post(
    '/ext/late-answers/:id/accept',
    { schema: { ...decided.schema, body: AcceptBody } },
    async (request) => {
      const { id: decidedBy } = requireUser(request.viewer);
      const late = requireFound(await findLate(db, request.params.id), 'answer_sheet');
      const { reason, publishedReason, confirmsAfterRelease } = request.body;
      const decision = { state: 'accepted', decidedBy, reason } as const;
      return acceptLate(db, late, decision, { publishedReason, confirmsAfterRelease }, now());
    },
  );

  app.post(
    '/ext/late-answers/:id/refuse',
    { schema: { ...decided.schema, body: RefuseBody } },
    async (request) => {
      const { id: decidedBy } = requireUser(request.viewer);
      const late = requireFound(await findLate(db, request.params.id), 'answer_sheet');
      const decision = { state: 'refused', decidedBy, reason: request.body.reason } as const;
      return refuseLate(db, late, decision, now());
    },
  );
}
