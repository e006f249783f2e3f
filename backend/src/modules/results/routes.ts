// Results of both kinds of exam (specification, section 7: Multi-subject results, Single-exam results). Only own ones, scored here again.
import { Type } from 'typebox';
import { requireCourse, requireNoVisitor, requireOpened, requireOwner, requireReader, requireUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { fileNameOf } from '../../plugins/uploads.ts';
import { admitSubmission } from './attempt-queries.ts';
import {
  ExamResult,
  ExamResultBody,
  MultiSubjectResult,
  MultiSubjectResultBody,
  MultiSubjectRetakeBody,
  type SentAnswers,
} from './documents.ts';
import { findPaperKey, findSingleKey } from './key-queries.ts';
import {
  findOwnFiles,
  findPaperResult,
  findPaperResultOf,
  findPaperVersion,
  findSingleResult,
  findSingleResultOf,
  findSingleResultsOf,
  findSingleVersion,
  insertPaperResult,
  insertSingleResult,
  updatePaperResult,
  updateSingleResult,
} from './queries.ts';
import { scoreAnswers, scorePaper } from './scoring.ts';
import { submitOnce } from './submit-once.ts';

const Id = Type.String({ maxLength: 100 });
const params = Type.Object({ id: Id });
const headers = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) });
const paper = { response: { 200: MultiSubjectResult, 201: MultiSubjectResult, ...errorAnswers } };
const single = { response: { 200: ExamResult, 201: ExamResult, ...errorAnswers } };

export function resultsRoutes(app: App, { db, now }: Deps): void {
  const base = '/multisubjectexamsresult/exam-results';

  app.get(`${base}/:id`, { schema: { params, ...paper } }, async (request) => {
    requireNoVisitor(request.viewer);
    const result = found(await findPaperResult(db, request.params.id), 'result');
    requireReader(request.viewer, result.userId);
    return result;
  });
  app.get(`${base}/:userId/:examId`, { schema: { params: Type.Object({ userId: Id, examId: Id }), ...paper } }, async (request) => {
    const { userId, examId } = request.params;
    requireReader(request.viewer, userId);
    return found(await findPaperResultOf(db, userId, examId), 'result');
  });

  app.post(base, { schema: { body: MultiSubjectResultBody, headers, ...paper } }, async (request, reply) => {
    const { examId, userId, ...sent } = request.body;
    requireOwner(request.viewer, userId);
    const key = request.headers['idempotency-key'];
    const result = await submitOnce({ db, key, findBefore: (k) => findPaperVersion(db, userId, k) }, async (tx) => {
      const exam = found(await findPaperKey(tx, examId), 'exam');
      requireCourse(request.viewer, exam.courseId);
      await admitSubmission(tx, userId, { kind: 'multi-subject', examId }, { key, resultId: undefined, now: now() });
      const { stored, corrections } = scorePaper(exam, sent);
      if (corrections > 0) request.log.warn({ examId, corrections }, 'a client scored otherwise');
      const version = { ...stored, timeTaken: clamp(sent.timeTaken, exam.timeLimit), dateTaken: now() };
      return insertPaperResult(tx, { userId, examId }, version, key ?? null);
    });
    return reply.status(201).send(result);
  });

  app.put(`${base}/:id`, { schema: { params, body: MultiSubjectRetakeBody, headers, ...paper } }, async (request) => {
    const { id } = request.params;
    const sent = request.body.data;
    const { id: userId } = requireUser(request.viewer);
    if (request.body.id !== id) refuse(400, 'The id in the body is another one.', [{ path: 'id', message: 'is another one' }]);
    const before = found(await findPaperResult(db, id), 'result');
    requireOwner(request.viewer, before.userId);
    const key = request.headers['idempotency-key'];
    return submitOnce({ db, key, findBefore: (k) => findPaperVersion(db, userId, k) }, async (tx) => {
      const { examId } = before;
      const exam = found(await findPaperKey(tx, examId), 'exam');
      requireCourse(request.viewer, exam.courseId);
      await admitSubmission(tx, userId, { kind: 'multi-subject', examId }, { key, resultId: id, now: now() });
      const { stored, corrections } = scorePaper(exam, sent);
      if (corrections > 0) request.log.warn({ examId, corrections }, 'a client scored otherwise');
      const version = { ...stored, timeTaken: clamp(sent.timeTaken, exam.timeLimit), dateTaken: now() };
      return updatePaperResult(tx, { id, userId, examId }, version, key ?? null);
    });
  });

  app.get(
    '/exams/results/user/:userId',
    { schema: { params: Type.Object({ userId: Id }), response: { 200: Type.Array(ExamResult), ...errorAnswers } } },
    async (request) => {
      requireReader(request.viewer, request.params.userId);
      return findSingleResultsOf(db, request.params.userId);
    },
  );
  app.get(
    '/exams/results/user/:userId/exam/:examId',
    { schema: { params: Type.Object({ userId: Id, examId: Id }), ...single } },
    async (request) => {
      const { userId, examId } = request.params;
      requireReader(request.viewer, userId);
      return found(await findSingleResultOf(db, userId, examId), 'result');
    },
  );

  /** Exam, rights, attempt, files and score of a submission; what comes back is ready to be stored. */
  async function judge(tx: Db, request: Parameters<typeof requireCourse>[0], sent: SentAnswers, key?: string, resultId?: string) {
    const exam = found(await findSingleKey(tx, sent.examId), 'exam');
    requireCourse(request, exam.courseId);
    requireOpened(request, exam.startingDate, now());
    await requireOwnFiles(tx, sent);
    await admitSubmission(tx, sent.userId, { kind: 'single', examId: sent.examId }, { key, resultId, now: now() });
    const { stored, corrections } = scoreAnswers(exam, sent);
    if (corrections > 0) app.log.warn({ examId: sent.examId, corrections }, 'a client scored otherwise');
    const timeTaken = sent.timeTaken === undefined ? null : clamp(sent.timeTaken, exam.timeLimit);
    return { ...stored, timeTaken, dateTaken: now() };
  }

  app.post('/exams/results', { schema: { body: ExamResultBody, headers, ...single } }, async (request, reply) => {
    const { examId, userId } = request.body;
    requireOwner(request.viewer, userId);
    const key = request.headers['idempotency-key'];
    const result = await submitOnce({ db, key, findBefore: (k) => findSingleVersion(db, userId, k) }, async (tx) =>
      insertSingleResult(tx, { userId, examId }, await judge(tx, request.viewer, request.body, key), key ?? null),
    );
    return reply.status(201).send(result);
  });

  app.put('/exams/results/:id', { schema: { params, body: ExamResultBody, headers, ...single } }, async (request) => {
    const { id } = request.params;
    const { examId, userId } = request.body;
    requireOwner(request.viewer, userId);
    const before = found(await findSingleResult(db, id), 'result');
    requireOwner(request.viewer, before.userId);
    if (before.examId !== examId) refuse(400, 'The result is of another exam.', [{ path: 'examId', message: 'is another one' }]);
    const key = request.headers['idempotency-key'];
    return submitOnce({ db, key, findBefore: (k) => findSingleVersion(db, userId, k) }, async (tx) =>
      updateSingleResult(tx, { id, userId, examId }, await judge(tx, request.viewer, request.body, key, id), key ?? null),
    );
  });
}

/** Minutes within the exam's time limit, to two decimals. */
function clamp(minutes: number, timeLimit: number): number {
  return Math.min(timeLimit, Math.max(0, Math.round(minutes * 100) / 100));
}

/** Written answers are files that this student has uploaded here; no other address is stored. */
async function requireOwnFiles(db: Db, { userId, writtenAnswer }: SentAnswers): Promise<void> {
  const names = writtenAnswer.map((answer) => fileNameOf(answer.answerPdf) ?? '');
  const own = await findOwnFiles(db, userId, names);
  const wrong = names.findIndex((name) => !own.has(name));
  if (wrong < 0) return;
  refuse(400, 'Upload the answer as a PDF first.', [{ path: `writtenAnswer.${wrong}.answerPdf`, message: 'is not a file of yours' }]);
}
