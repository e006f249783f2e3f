// The extension `attempts`: an exam that a student sits, and the answers that the server saves while it runs.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { requireOwner, requireReader, requireUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { Id } from '../../plugins/bodies.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { hashSheet, requireSheet } from './answer-sheet.ts';
import {
  AttemptBody,
  AttemptQuery,
  examOf,
  ListedAttempt,
  SaveBody,
  Saved,
  SavedAttempt,
  toListedAttempt,
  toSavedAttempt,
  toWholeAttempt,
  WholeAttempt,
} from './attempt-documents.ts';
import { findAttempt, findAttemptPage, findOpenAttempt, findRunningAttempts, updateAnswers } from './attempt-queries.ts';
import type { AnswerSheet } from './attempt-tables.ts';
import { findQuestionIds } from './key-queries.ts';
import { findLateOf } from './late-answer-queries.ts';
import { findPaperResult, findSingleResult } from './queries.ts';
import { type ExamOfKind, requireSitting } from './sitting.ts';
import { startAttempt } from './start-attempt.ts';

const params = Type.Object({ id: Id });

export function attemptRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/ext/attempts',
    { schema: { body: AttemptBody, response: { 200: SavedAttempt, 201: SavedAttempt, ...errorAnswers } } },
    async (request, reply) => {
      const user = requireUser(request.viewer);
      const { kind, examId, resultId } = request.body;
      const startedAt = now();
      // Whoever sits it goes on, whatever has become of the exam since.
      const open = await findOpenAttempt(db, user.id, { kind, examId });
      if (open && isAccepted(open.deadline.getTime(), startedAt.getTime())) return toSavedAttempt(open, startedAt);
      const deadline = await requireSitting(db, request.viewer, { kind, examId }, startedAt, true);
      if (resultId !== undefined) await requireOwnResult(db, user.id, { kind, examId, resultId });
      const { attempt, isNew } = await startAttempt(db, user.id, { kind, examId }, { startedAt, deadline }, resultId);
      return reply.status(isNew ? 201 : 200).send(toSavedAttempt(attempt, now()));
    },
  );

  app.get(
    '/ext/attempts',
    { schema: { querystring: AttemptQuery, response: { 200: Type.Array(ListedAttempt), ...errorAnswers } } },
    async (request, reply) => {
      const { examId, userId, ...page } = request.query;
      const { attempts, total } = await findAttemptPage(db, { examId, userId }, page);
      return reply.header('x-total-count', total).send(attempts.map(toListedAttempt));
    },
  );

  app.get('/ext/attempts/open', { schema: { response: { 200: Type.Array(SavedAttempt), ...errorAnswers } } }, async (request) => {
    const { id } = requireUser(request.viewer);
    const at = now();
    return (await findRunningAttempts(db, id, at)).map((attempt) => toSavedAttempt(attempt, at));
  });

  app.get('/ext/attempts/:id', { schema: { params, response: { 200: WholeAttempt, ...errorAnswers } } }, async (request) => {
    const attempt = found(await findAttempt(db, request.params.id), 'attempt');
    requireReader(request.viewer, attempt.userId);
    return toWholeAttempt(attempt, await findLateOf(db, attempt.id), now());
  });

  app.put(
    '/ext/attempts/:id/answers',
    { schema: { params, body: SaveBody, response: { 200: Saved, ...errorAnswers } } },
    async (request) => {
      const at = now();
      const attempt = found(await findAttempt(db, request.params.id), 'attempt');
      const { id: userId } = requireOwner(request.viewer, attempt.userId);
      const { sequence, unsure = [], ...sheet } = request.body;
      const exam = examOf(attempt);
      await requireSheet(db, userId, exam.kind, sheet);
      // An author may have taken a question away meanwhile: its mark goes, and the save stands.
      const marked = unsure.length > 0 ? await findQuestionIds(db, exam, unsure) : [];
      const answers = marked.length > 0 ? { ...sheet, unsure: marked } : sheet;
      const saved = await updateAnswers(db, attempt.id, { sequence, answers, now: at });
      if (saved) return { sequence, savedAt: at.toISOString(), stored: true };
      return answerRepeat(db, attempt.id, { sequence, answers, at });
    },
  );
}

/** Why a save was not stored: the exam is closed, or this one had come before, or a newer one had. */
async function answerRepeat(db: Db, id: string, { sequence, answers, at }: { sequence: number; answers: AnswerSheet; at: Date }) {
  const stored = found(await findAttempt(db, id), 'attempt');
  if (stored.closedAt !== null || !isAccepted(stored.deadline.getTime(), at.getTime())) refuse(410, 'The exam is closed.');
  const isRepeat = stored.sequence === sequence && stored.answers !== null && hashSheet(stored.answers) === hashSheet(answers);
  if (!isRepeat || !stored.savedAt) return refuse(409, 'Another tab has saved newer answers.');
  return { sequence, savedAt: stored.savedAt.toISOString(), stored: false };
}

async function requireOwnResult(db: Db, userId: string, { kind, examId, resultId }: ExamOfKind & { resultId: string }) {
  const result = found(kind === 'single' ? await findSingleResult(db, resultId) : await findPaperResult(db, resultId), 'result');
  if (result.userId !== userId) refuse(403, 'This belongs to someone else.');
  if (result.examId !== examId) refuse(400, 'The result is of another exam.', [{ path: 'resultId', message: 'is of another exam' }]);
}
