// The extension `attempts`: starting an exam, and saving its answers on the server while it runs.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { requireOwner, requireReader, requireUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, pageHeaders } from '../../http/validation/bodies.ts';
import { requireStorable } from '../../http/validation/storable-text.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findCurrentExam } from '../exam-versions/versions.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { findLateOf } from '../marking/late-answers/late-answer-queries.ts';
import { findQuestionIds } from '../results/key-queries.ts';
import { findPaperResult, findSingleResult } from '../results/queries.ts';
import { saveChanges, saveChangesToKnown } from './answer-changes.ts';
import { hashSheet, requireSheet } from './answer-sheet.ts';
import { AnswerWriter } from './answer-writer.ts';
import { startAttempt } from './commands.ts';
import {
  AttemptBody,
  AttemptQuery,
  ChangesBody,
  CloseBody,
  examOf,
  LastSaveQuery,
  ListedAttempt,
  RoundQuery,
  SaveBody,
  Saved,
  SavedAttempt,
  toListedAttempt,
  toSavedAttempt,
  toWholeAttempt,
  WholeAttempt,
} from './documents.ts';
import { admitToExam } from './exam-access.ts';
import { findAttempt, findAttemptPage, findRunningAttempts } from './queries.ts';
import { findStartState } from './start-queries.ts';
import { closeBlank } from './submission/blank-commands.ts';
import type { AnswerSheet } from './tables.ts';

const params = Type.Object({ id: Id });

export function attemptRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  const writer = new AnswerWriter(db);
  app.post(
    '/ext/attempts',
    {
      config: { keepsSessions: true },
      schema: {
        body: AttemptBody,
        response: { 200: SavedAttempt, 201: SavedAttempt, ...errorResponses },
      },
    },
    async (request, reply) => {
      const user = requireUser(request.viewer);
      const { kind, examId, resultId, attemptId } = request.body;
      const startedAt = now();
      if (resultId !== undefined) await requireOwnResult(db, user.id, { kind, examId, resultId });
      // A running attempt continues, even if the exam was changed or archived since.
      const { openAttempt, examRevision, exam } = await findStartState(db, user.id, {
        kind,
        examId,
      });
      const isRunning =
        openAttempt && isAccepted(openAttempt.deadline.getTime(), startedAt.getTime());
      if (attemptId !== undefined && !(isRunning && openAttempt.id === attemptId))
        refuse('EXAM_CLOSED');
      if (isRunning) return toSavedAttempt(openAttempt, startedAt);
      const { deadline, contests } = await admitToExam(
        db,
        request.viewer,
        { kind, examId, ...requireFound(exam, 'exam') },
        startedAt,
        { isTimed: true },
      );
      const { versionId: examVersionId } = requireFound(
        await findCurrentExam(db, { kind, examId }, examRevision),
        'exam',
      );
      const { attempt, isNew } = await startAttempt(
        deps,
        user.id,
        { kind, examId, examVersionId },
        { startedAt, deadline },
        resultId,
        contests,
      );
      return reply.status(isNew ? 201 : 200).send(toSavedAttempt(attempt, now()));
    },
  );

  app.get(
    '/ext/attempts',
    {
      schema: {
        querystring: AttemptQuery,
        response: { 200: Type.Array(ListedAttempt), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { examId, userId, ...page } = request.query;
      const listed = await findAttemptPage(db, { examId, userId }, page);
      return reply.headers(pageHeaders(listed)).send(listed.rows.map(toListedAttempt));
    },
  );

  app.get(
    '/ext/attempts/open',
    { schema: { response: { 200: Type.Array(SavedAttempt), ...errorResponses } } },
    async (request) => {
      const { id } = requireUser(request.viewer);
      const at = now();
      return (await findRunningAttempts(db, id, at)).map((attempt) => toSavedAttempt(attempt, at));
    },
  );

  app.get(
    '/ext/attempts/:id',
    { schema: { params, response: { 200: WholeAttempt, ...errorResponses } } },
    async (request) => {
      const attempt = requireFound(await findAttempt(db, request.params.id), 'attempt');
      requireReader(request.viewer, attempt.userId);
      return toWholeAttempt(attempt, await findLateOf(db, attempt.id), now());
    },
  );

  app.post(
    '/ext/attempts/:id/close',
    {
      schema: {
        params,
        querystring: LastSaveQuery,
        body: CloseBody,
        response: { 200: SavedAttempt, ...errorResponses },
      },
    },
    async (request) => {
      const at = now();
      const attempt = requireFound(await findAttempt(db, request.params.id), 'attempt');
      const { id: userId } = requireOwner(request.viewer, attempt.userId);
      return toSavedAttempt(
        await closeBlank(
          db,
          userId,
          { id: attempt.id, round: request.body?.round ?? 0, lastSave: request.query.lastSave },
          at,
        ),
        at,
      );
    },
  );

  app.put(
    '/ext/attempts/:id/answers',
    {
      config: { usesRecentSession: true },
      schema: {
        params,
        querystring: RoundQuery,
        body: SaveBody,
        response: { 200: Saved, ...errorResponses },
      },
    },
    async (request) => {
      const at = now();
      const attempt = requireFound(await findAttempt(db, request.params.id), 'attempt');
      const { id: userId } = requireOwner(request.viewer, attempt.userId);
      const { round } = request.query;
      requireStorable(request.body);
      const { sequence, unsure = [], ...sheet } = request.body;
      const exam = examOf(attempt);
      await requireSheet(db, userId, exam.kind, sheet);
      // Marks on other ids than those of the attempt's questions are dropped; the sheet is saved.
      const marked =
        unsure.length > 0 ? await findQuestionIds(db, exam, attempt.examVersionId, unsure) : [];
      const answers = marked.length > 0 ? { ...sheet, unsure: marked } : sheet;
      const saved = await writer.write({
        attemptId: attempt.id,
        sequence,
        answers: JSON.stringify(answers),
        now: at,
        round,
      });
      if (saved) return { sequence, savedAt: at.toISOString(), stored: true };
      return answerRepeat(db, attempt.id, { sequence, answers, at, round });
    },
  );

  app.patch(
    '/ext/attempts/:id/answers',
    {
      config: { usesRecentSession: true },
      schema: { params, body: ChangesBody, response: { 200: Saved, ...errorResponses } },
    },
    async ({ params: { id }, body, viewer }) => {
      requireStorable(body);
      const known = await saveChangesToKnown(db, writer, id, requireUser(viewer).id, body, now());
      if (known) return known;
      const attempt = requireFound(await findAttempt(db, id), 'attempt');
      requireOwner(viewer, attempt.userId);
      return saveChanges(db, writer, attempt, body, now());
    },
  );
}

/**
 * Answers a save that was not stored: the exam is closed, the save is a repeat, or a newer one is
 * stored.
 */
async function answerRepeat(
  db: Db,
  id: string,
  {
    sequence,
    answers,
    at,
    round,
  }: { sequence: number; answers: AnswerSheet; at: Date; round: number | undefined },
) {
  const stored = requireFound(await findAttempt(db, id), 'attempt');
  if (round !== undefined && round !== stored.round) refuse('EXAM_CLOSED');
  if (stored.closedAt !== null || !isAccepted(stored.deadline.getTime(), at.getTime()))
    refuse('EXAM_CLOSED');
  const isRepeat =
    stored.sequence === sequence &&
    stored.answers !== null &&
    hashSheet(stored.answers) === hashSheet(answers);
  if (!isRepeat || !stored.savedAt) return refuse('NEWER_ANSWERS_SAVED');
  return { sequence, savedAt: stored.savedAt.toISOString(), stored: false };
}

async function requireOwnResult(
  db: Db,
  userId: string,
  { kind, examId, resultId }: ExamOfKind & { resultId: string },
) {
  const result = requireFound(
    kind === 'single' ? await findSingleResult(db, resultId) : await findPaperResult(db, resultId),
    'result',
  );
  if (result.userId !== userId) refuse('NOT_OWNER');
  if (result.examId !== examId)
    refuse('RESULT_OF_OTHER_EXAM', {}, [problem('resultId', 'IS_OF_OTHER_EXAM')]);
}
