// Sealed answers that reach the server after the exam was closed (decisions: Exams, "Late"): never thrown away, counted only if an admin
// accepts them.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { requireOwner, requireUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { Id, momentOf } from '../../plugins/bodies.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { hashSheet, requireSheet } from './answer-sheet.ts';
import { examOf, LateAnswers, LateBody, LateQuery, LateReceipt, toLateAnswers } from './attempt-documents.ts';
import { findAttempt, updateAttemptResult } from './attempt-queries.ts';
import { decideLate, findLate, findLatePage, insertLateAnswers, type Late } from './late-answer-queries.ts';
import { settleAttempt, storeSheet } from './settle-attempt.ts';
import { findPaperVersion, findSingleVersion, lockUser } from './version-queries.ts';

/** Different sheets of one attempt: several devices, but no end of them. */
const MOST_SHEETS = 5;
const params = Type.Object({ id: Id });
const decided = { schema: { params, response: { 200: LateAnswers, ...errorAnswers } } };

export function lateAnswerRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/ext/attempts/:id/late-answers',
    { schema: { params, body: LateBody, response: { 202: LateReceipt, ...errorAnswers } } },
    async (request, reply) => {
      const receivedAt = now();
      const attempt = found(await findAttempt(db, request.params.id), 'attempt');
      const { id: userId } = requireOwner(request.viewer, attempt.userId);
      const { sealedAt, ...answers } = request.body;
      const isOpen = attempt.closedAt === null && isAccepted(attempt.deadline.getTime(), receivedAt.getTime());
      if (isOpen) refuse(409, 'The exam is still open: hand it in.');
      await requireSheet(db, userId, examOf(attempt).kind, answers);
      const values = { attemptId: attempt.id, answers, answersHash: hashSheet(answers), sealedAt: momentOf(sealedAt) ?? null, receivedAt };
      const late = await insertLateAnswers(db, values, MOST_SHEETS);
      if (!late) return refuse(429, `At most ${MOST_SHEETS} different answer sheets are kept for an attempt.`);
      return reply.status(202).send({ _id: late.id, state: late.state });
    },
  );

  app.get(
    '/ext/late-answers',
    { schema: { querystring: LateQuery, response: { 200: Type.Array(LateAnswers), ...errorAnswers } } },
    async (request, reply) => {
      const { state, ...page } = request.query;
      const { late, total } = await findLatePage(db, state, page);
      return reply.header('x-total-count', total).send(late.map((row) => toLateAnswers(row.late, row.attempt)));
    },
  );

  app.post('/ext/late-answers/:id/accept', decided, async (request) => {
    const { id: decidedBy } = requireUser(request.viewer);
    const late = found(await findLate(db, request.params.id), 'answer sheet');
    return db.transaction((tx) => accept(tx, late, decidedBy, now()));
  });

  app.post('/ext/late-answers/:id/refuse', decided, async (request) => {
    const { id: decidedBy } = requireUser(request.viewer);
    const { late, attempt } = found(await findLate(db, request.params.id), 'answer sheet');
    const refused = await decideLate(db, late.id, { state: 'refused', decidedBy, decidedAt: now() });
    return toLateAnswers(refused ?? refuseDecided(), attempt);
  });
}

/** Makes late answers the newest version of the student's result in the exam, or their first result. */
async function accept(tx: Db, { late, attempt: { id, userId } }: Late, decidedBy: string, now: Date) {
  if (!(await lockUser(tx, userId))) refuse(404, 'There is no such answer sheet.');
  const accepted = (await decideLate(tx, late.id, { state: 'accepted', decidedBy, decidedAt: now })) ?? refuseDecided();
  // The server may not have come round to closing it: what had been saved in time comes first.
  await settleAttempt(tx, id, now);
  const attempt = found(await findAttempt(tx, id), 'attempt');
  const findVersion = examOf(attempt).kind === 'multi-subject' ? findPaperVersion : findSingleVersion;
  // Under the attempt's own key where nothing is: who hands it in once more is then answered with this.
  const isTaken = async (key: string) => (await findVersion(tx, userId, key)) !== undefined;
  // The sheet's own id may be taken as well: the student knows it, and may have sent anything as a key.
  const key = !(await isTaken(id)) ? id : (await isTaken(late.id)) ? null : late.id;
  const resultId = await storeSheet(tx, attempt, accepted.answers, key);
  await updateAttemptResult(tx, id, resultId);
  return toLateAnswers(accepted, { ...attempt, resultId });
}

function refuseDecided(): never {
  return refuse(409, 'This has been decided already.');
}
