// Results in papers (specification, section 7: Multi-subject results). Submitted by their owner
// only, and scored on the server.
import { Type } from 'typebox';
import { readableOwner, requireOwner, requireReader, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { CursorQuery, Id, Message, pageHeaders } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { LastSaveQuery } from '../attempts/documents.ts';
import {
  type ExamSubmission,
  examOfRetake,
  minutesUsed,
  refuseBlank,
  submitExam,
} from '../attempts/submission/submission-commands.ts';
import { removeResult } from './commands.ts';
import {
  MultiSubjectResult,
  MultiSubjectResultBody,
  MultiSubjectRetakeBody,
  type SubmittedPaper,
} from './documents.ts';
import { findMultiSubjectKey } from './key-queries.ts';
import { findPaperPage, findPaperResult, findPaperResultOf } from './queries.ts';
import { scorePaper, sheetOfPaper } from './scoring.ts';
import { insertPaperVersion } from './store-queries.ts';
import { findPaperVersion } from './version-queries.ts';
import { toVisiblePaperResult, toVisiblePaperResults } from './visible-results.ts';

const BASE = '/multisubjectexamsresult/exam-results';
const params = Type.Object({ id: Id });
const headers = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
const answers = { 200: MultiSubjectResult, ...errorResponses };

export function paperResultRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    BASE,
    {
      schema: {
        querystring: CursorQuery,
        response: { 200: Type.Array(MultiSubjectResult), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findPaperPage(db, readableOwner(request.viewer), request.query);
      return reply
        .headers(pageHeaders(page))
        .send(await toVisiblePaperResults(deps, request.viewer, page.rows));
    },
  );

  app.get(`${BASE}/:id`, { schema: { params, response: answers } }, async (request) => {
    const result = requireFound(await findPaperResult(db, request.params.id), 'result');
    requireReader(request.viewer, result.userId);
    return toVisiblePaperResult(deps, request.viewer, result);
  });

  app.get(
    `${BASE}/:userId/:examId`,
    {
      config: { usesRecentSession: true },
      schema: { params: Type.Object({ userId: Id, examId: Id }), response: answers },
    },
    async (request) => {
      const { userId, examId } = request.params;
      requireReader(request.viewer, userId);
      return toVisiblePaperResult(
        deps,
        request.viewer,
        requireFound(await findPaperResultOf(db, userId, examId), 'result'),
      );
    },
  );

  /** Scores a submission with the key in the database, and stores it. */
  async function store(
    submission: Omit<ExamSubmission, 'exam' | 'answers' | 'now'> & { examId: string },
    sent: SubmittedPaper,
  ) {
    const { examId, userId, key } = submission;
    const at = now();
    const exam = { kind: 'multi-subject', examId } as const;
    const stored = await submitExam(
      db,
      { ...submission, exam, answers: sheetOfPaper(sent), now: at },
      findPaperVersion,
      sheetOfPaper,
      async (tx, to) => {
        const paper = requireFound(
          await findMultiSubjectKey(tx, examId, to.attempt?.examVersionId, to.examRevision),
          'exam',
        );
        const { stored: scored, overriddenClaims, wrongCount, isBlank } = scorePaper(paper, sent);
        if (isBlank) refuseBlank(to, await findPaperResultOf(tx, userId, examId));
        if (overriddenClaims > 0)
          app.log.warn({ examId, overriddenClaims }, 'a client scored otherwise');
        const version = {
          ...scored,
          timeTaken: minutesUsed(sent.timeTaken, to, at, paper.timeLimit),
          dateTaken: at,
        };
        const { revision: keyRevision, examVersionId } = paper;
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
        return insertPaperVersion(tx, submitted, version);
      },
    );
    return toVisiblePaperResult(deps, submission.viewer, stored);
  }

  app.post(
    BASE,
    {
      config: { usesRecentSession: true },
      schema: {
        body: MultiSubjectResultBody,
        querystring: LastSaveQuery,
        headers,
        response: { 201: MultiSubjectResult, ...errorResponses },
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

  app.put(
    `${BASE}/:id`,
    {
      config: { usesRecentSession: true },
      schema: {
        params,
        body: MultiSubjectRetakeBody,
        querystring: LastSaveQuery,
        headers,
        response: answers,
      },
    },
    async (request) => {
      const { viewer } = request;
      const { id } = request.params;
      const { id: userId } = requireUser(viewer);
      const key = request.headers['idempotency-key'];
      if (request.body.id !== id) refuse('ID_DIFFERS', {}, [problem('id', 'IS_ANOTHER')]);
      const before = await findPaperResult(db, id);
      if (before) requireOwner(viewer, before.userId);
      const examId =
        before?.examId ?? requireFound(await examOfRetake(db, userId, id, key), 'result');
      const { lastSave } = request.query;
      return store({ viewer, userId, examId, key, lastSave, resultId: id }, request.body.data);
    },
  );

  app.delete(
    `${BASE}/:id`,
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      await removeResult(db, 'multi-subject', request.params.id);
      return { message: 'Result deleted.' };
    },
  );
}
