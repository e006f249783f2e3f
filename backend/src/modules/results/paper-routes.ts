// Results in papers (specification, section 7: Multi-subject results). Handed in by their owner alone, scored here again.
import { Type } from 'typebox';
import { canReadKey, requireOwner, requireReader, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { Id, Message, PageQuery } from '../../plugins/bodies.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { MultiSubjectResult, MultiSubjectResultBody, MultiSubjectRetakeBody, type SentPaper } from './documents.ts';
import { clampMinutes, examOfRetake, type HandIn, handIn } from './hand-in.ts';
import { findPaperKey } from './key-queries.ts';
import { deletePaperResult, findPaperPage, findPaperResult, findPaperResultOf } from './queries.ts';
import { scorePaper } from './scoring.ts';
import { findPaperVersion, insertPaperVersion } from './version-queries.ts';

const BASE = '/multisubjectexamsresult/exam-results';
const params = Type.Object({ id: Id });
const headers = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) });
const answers = { 200: MultiSubjectResult, ...errorAnswers };

export function paperResultRoutes(app: App, { db, now }: Deps): void {
  app.get(
    BASE,
    { schema: { querystring: PageQuery, response: { 200: Type.Array(MultiSubjectResult), ...errorAnswers } } },
    async (request, reply) => {
      const userId = canReadKey(request.viewer) ? undefined : requireUser(request.viewer).id;
      const { results, total } = await findPaperPage(db, userId, request.query);
      return reply.header('x-total-count', total).send(results);
    },
  );

  app.get(`${BASE}/:id`, { schema: { params, response: answers } }, async (request) => {
    const result = found(await findPaperResult(db, request.params.id), 'result');
    requireReader(request.viewer, result.userId);
    return result;
  });

  app.get(
    `${BASE}/:userId/:examId`,
    { schema: { params: Type.Object({ userId: Id, examId: Id }), response: answers } },
    async (request) => {
      const { userId, examId } = request.params;
      requireReader(request.viewer, userId);
      return found(await findPaperResultOf(db, userId, examId), 'result');
    },
  );

  /** Scores what was sent from the key in the database, and stores it. */
  function store(submission: Omit<HandIn, 'exam' | 'now'> & { examId: string }, sent: SentPaper) {
    const { examId, userId, key } = submission;
    const at = now();
    return handIn(db, { ...submission, exam: { kind: 'multi-subject', examId }, now: at }, findPaperVersion, async (tx, to) => {
      const exam = found(await findPaperKey(tx, examId), 'exam');
      const { stored, corrections, wrongCount } = scorePaper(exam, sent);
      if (corrections > 0) app.log.warn({ examId, corrections }, 'a client scored otherwise');
      const version = { ...stored, timeTaken: clampMinutes(sent.timeTaken, exam.timeLimit), dateTaken: at };
      return insertPaperVersion(tx, { userId, examId, ...to, key: key ?? null, corrections, wrongCount }, version);
    });
  }

  app.post(
    BASE,
    { schema: { body: MultiSubjectResultBody, headers, response: { 201: MultiSubjectResult, ...errorAnswers } } },
    async (request, reply) => {
      const { viewer } = request;
      const { examId, userId, ...sent } = request.body;
      requireOwner(viewer, userId);
      return reply.status(201).send(await store({ viewer, userId, examId, key: request.headers['idempotency-key'] }, sent));
    },
  );

  app.put(`${BASE}/:id`, { schema: { params, body: MultiSubjectRetakeBody, headers, response: answers } }, async (request) => {
    const { viewer } = request;
    const { id } = request.params;
    const { id: userId } = requireUser(viewer);
    const key = request.headers['idempotency-key'];
    if (request.body.id !== id) refuse(400, 'The id in the body is another one.', [{ path: 'id', message: 'is another one' }]);
    const before = await findPaperResult(db, id);
    if (before) requireOwner(viewer, before.userId);
    const examId = before?.examId ?? found(await examOfRetake(db, userId, id, key), 'result');
    return store({ viewer, userId, examId, key, resultId: id }, request.body.data);
  });

  app.delete(`${BASE}/:id`, { schema: { params, response: { 200: Message, ...errorAnswers } } }, async (request) => {
    found((await deletePaperResult(db, request.params.id)) || undefined, 'result');
    return { message: 'Result deleted.' };
  });
}
