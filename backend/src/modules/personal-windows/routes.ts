// The extension `personal-windows`: admins give students a personal window for the exam of a
// campaign (docs/decisions/073).
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { pageHeaders } from '../../http/validation/bodies.ts';
import { requireExam } from '../exam-monitoring/commands.ts';
import { ExamParams } from '../exam-monitoring/documents.ts';
import { givePersonalWindows, withdrawPersonalWindows } from './commands.ts';
import {
  ExpectedQuery,
  ExpectedStudent,
  WindowBody,
  WindowsGiven,
  WindowsWithdrawn,
  WithdrawalBody,
} from './documents.ts';
import { findExpected } from './queries.ts';

const BASE = '/ext/exams/:kind/:examId';

export function personalWindowRoutes(app: App, { db, now }: Deps): void {
  app.get(
    `${BASE}/expected`,
    {
      schema: {
        params: ExamParams,
        querystring: ExpectedQuery,
        response: { 200: Type.Array(ExpectedStudent), ...errorResponses },
      },
    },
    async ({ params, query: { q, personal = false, ...page } }, reply) => {
      await requireExam(db, params);
      const filter = { q, isPersonalOnly: personal, now: now() };
      const listPage = await findExpected(db, params, filter, page);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );

  app.post(
    `${BASE}/personal-windows`,
    {
      schema: {
        params: ExamParams,
        body: WindowBody,
        response: { 200: WindowsGiven, ...errorResponses },
      },
    },
    async ({ params, body, viewer }) => {
      const author = { userId: requireUser(viewer).id, now: now() };
      await requireExam(db, params);
      return givePersonalWindows(db, params, body, author);
    },
  );

  app.post(
    `${BASE}/personal-windows/withdrawals`,
    {
      schema: {
        params: ExamParams,
        body: WithdrawalBody,
        response: { 200: WindowsWithdrawn, ...errorResponses },
      },
    },
    async ({ params, body }) => {
      await requireExam(db, params);
      return {
        withdrawnCount: await withdrawPersonalWindows(db, params, body.studentIds, now()),
      };
    },
  );
}
