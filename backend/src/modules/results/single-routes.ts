// Results in single exams (specification, section 7: Single-exam results). Submitted by their owner
// only, and scored on the server; admins mark written ones.
import { Type } from 'typebox';
import { requireOwner, requireOwnStudent, requireReader, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { readIfMatch } from '../../http/if-match.ts';
import {
  CursorQuery,
  Id,
  Message,
  PartQuery,
  pageHeaders,
  pageOf,
} from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { requireOwnFiles } from '../attempts/answer-sheet.ts';
import { LastSaveQuery } from '../attempts/documents.ts';
import {
  type ExamSubmission,
  examOfRetake,
  minutesUsed,
  refuseBlank,
  submitExam,
} from '../attempts/submission/submission-commands.ts';
import { markResult } from '../marking/commands.ts';
import { findStudentUser } from '../students/queries.ts';
import { removeResult } from './commands.ts';
import {
  ExamResult,
  ExamResultBody,
  ExamRetakeBody,
  StudentResultBody,
  type SubmittedAnswers,
} from './documents.ts';
import { findSingleKey } from './key-queries.ts';
import {
  findSinglePage,
  findSingleResult,
  findSingleResultOf,
  findSingleResultsOf,
  findUnitResults,
  hasExam,
  hasUnit,
} from './queries.ts';
import { scoreAnswers, sheetOfAnswers } from './scoring.ts';
import { insertSingleVersion } from './store-queries.ts';
import { findSingleVersion } from './version-queries.ts';
import { toVisibleSingleResult, toVisibleSingleResults } from './visible-results.ts';

const params = Type.Object({ id: Id });
const headers = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
const answers = { 200: ExamResult, ...errorResponses };
const created = { 201: ExamResult, ...errorResponses };
const list = { 200: Type.Array(ExamResult), ...errorResponses };

export function singleResultRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    '/exams/results/user/:userId',
    { schema: { params: Type.Object({ userId: Id }), querystring: PartQuery, response: list } },
    async (request, reply) => {
      const { userId } = request.params;
      requireReader(request.viewer, userId);
      const page = await findSingleResultsOf(db, userId, pageOf(request.query));
      return reply
        .headers(pageHeaders(page))
        .send(await toVisibleSingleResults(deps, request.viewer, page.rows));
    },
  );

  app.get(
    '/exams/results/user/:userId/exam/:examId',
    { schema: { params: Type.Object({ userId: Id, examId: Id }), response: answers } },
    async (request) => {
      const { userId, examId } = request.params;
      requireReader(request.viewer, userId);
      return toVisibleSingleResult(
        deps,
        request.viewer,
        requireFound(await findSingleResultOf(db, userId, examId), 'result'),
      );
    },
  );

  app.get(
    '/exams/results/exam/:examId',
    { schema: { params: Type.Object({ examId: Id }), querystring: CursorQuery, response: list } },
    async (request, reply) => {
      const { examId } = request.params;
      requireFound((await hasExam(db, examId)) || undefined, 'exam');
      const page = await findSinglePage(db, examId, request.query);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.get(
    '/exams/exam-results/student/:studentId/unit/:unitId',
    {
      schema: {
        params: Type.Object({ studentId: Id, unitId: Id }),
        querystring: PartQuery,
        response: list,
      },
    },
    async (request, reply) => {
      const { studentId, unitId } = request.params;
      const userId = requireFound(await findStudentUser(db, studentId), 'student');
      requireReader(request.viewer, userId);
      requireFound((await hasUnit(db, unitId)) || undefined, 'unit');
      const page = await findUnitResults(db, userId, unitId, pageOf(request.query));
      return reply
        .headers(pageHeaders(page))
        .send(await toVisibleSingleResults(deps, request.viewer, page.rows));
    },
  );

  /** Scores a submission with the key in the database, and stores it. */
  async function store(
    submission: Omit<ExamSubmission, 'exam' | 'answers' | 'now'> & { examId: string },
    sent: SubmittedAnswers,
  ) {
    const { examId, userId, key } = submission;
    const at = now();
    const stored = await submitExam(
      db,
      {
        ...submission,
        exam: { kind: 'single', examId },
        answers: sheetOfAnswers(sent),
        now: at,
      },
      findSingleVersion,
      sheetOfAnswers,
      async (tx, to) => {
        const exam = requireFound(
          await findSingleKey(tx, examId, to.attempt?.examVersionId, to.examRevision),
          'exam',
        );
        await requireOwnFiles(tx, userId, sent.writtenAnswer);
        const { stored: scored, overriddenClaims, wrongCount, isBlank } = scoreAnswers(exam, sent);
        if (isBlank) refuseBlank(to, await findSingleResultOf(tx, userId, examId));
        if (overriddenClaims > 0)
          app.log.warn({ examId, overriddenClaims }, 'a client scored otherwise');
        const timeTaken = minutesUsed(sent.timeTaken, to, at, exam.timeLimit);
        const { revision: keyRevision, examVersionId } = exam;
        const submitted = {
          userId,
          examId,
          resultId: to.resultId,
          attempt: to.attempt,
          closedAt: to.attempt && at,
          lastSave: to.lastSave,
          attemptRevision: to.attemptRevision,
          key: key ?? null,
          overriddenClaims,
          wrongCount,
          keyRevision,
          examVersionId,
        };
        return insertSingleVersion(tx, submitted, { ...scored, timeTaken, dateTaken: at });
      },
    );
    return toVisibleSingleResult(deps, submission.viewer, stored);
  }

  app.post(
    '/exams/results',
    {
      schema: {
        body: ExamResultBody,
        querystring: LastSaveQuery,
        headers,
        response: created,
      },
    },
    async (request, reply) => {
      const { viewer } = request;
      const { examId, userId, ...sent } = request.body;
      requireOwner(viewer, userId);
      const { lastSave } = request.query;
      const key = request.headers['idempotency-key'];
      const submission = { viewer, userId, examId, key, lastSave };
      return reply.status(201).send(await store(submission, sent));
    },
  );

  app.post(
    '/exams/exam-results',
    {
      schema: {
        body: StudentResultBody,
        querystring: LastSaveQuery,
        headers,
        response: created,
      },
    },
    async (request, reply) => {
      const { viewer } = request;
      const { examId, studentId, ...sent } = request.body;
      const { id: userId } = requireOwnStudent(viewer, studentId);
      const { lastSave } = request.query;
      const key = request.headers['idempotency-key'];
      const submission = { viewer, userId, examId, key, lastSave };
      return reply.status(201).send(await store(submission, sent));
    },
  );

  app.put(
    '/exams/results/:id',
    {
      schema: {
        params,
        body: ExamRetakeBody,
        querystring: LastSaveQuery,
        headers,
        response: answers,
      },
    },
    async (request) => {
      const { viewer, body } = request;
      const { id } = request.params;
      const user = requireUser(viewer);
      const before = await findSingleResult(db, id);
      if (before && before.userId !== user.id && user.role === 'admin')
        return markResult(db, id, body, {
          userId: user.id,
          now: now(),
          revision: readIfMatch(request.headers['if-match']),
        });
      const userId = before?.userId ?? user.id;
      requireOwner(viewer, userId);
      if (body.userId !== undefined) requireOwner(viewer, body.userId);
      const key = request.headers['idempotency-key'];
      const examId =
        before?.examId ?? requireFound(await examOfRetake(db, userId, id, key), 'result');
      if (body.examId !== undefined && body.examId !== examId) {
        refuse('RESULT_OF_OTHER_EXAM', {}, [problem('examId', 'IS_ANOTHER')]);
      }
      const { lastSave } = request.query;
      return store({ viewer, userId, examId, key, lastSave, resultId: id }, body);
    },
  );

  app.delete(
    '/exams/results/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      await removeResult(db, 'single', request.params.id);
      return { message: 'Result deleted.' };
    },
  );
}
