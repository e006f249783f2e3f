// The extension `exam-control`: admins close attempts early and reopen closed ones.
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { requireExam } from './commands.ts';
import { closeEarly, reopen } from './control-commands.ts';
import { findActions } from './control-queries.ts';
import {
  AttemptActions,
  Closed,
  CloseEarlyBody,
  ExamParams,
  ReopenBody,
  Reopened,
} from './documents.ts';

const BASE = '/ext/exams/:kind/:examId';

export function examControlRoutes(app: App, { db, now }: Deps): void {
  app.post(
    `${BASE}/close`,
    {
      schema: {
        params: ExamParams,
        body: CloseEarlyBody,
        response: { 200: Closed, ...errorResponses },
      },
    },
    async ({ params, body, viewer }) => {
      const author = { userId: requireUser(viewer).id, now };
      await requireExam(db, params);
      return { closedCount: await closeEarly(db, params, body, author) };
    },
  );

  app.post(
    `${BASE}/reopen`,
    {
      schema: {
        params: ExamParams,
        body: ReopenBody,
        response: { 200: Reopened, ...errorResponses },
      },
    },
    async ({ params, body, viewer }) => {
      const author = { userId: requireUser(viewer).id, now };
      await requireExam(db, params);
      return { reopenedCount: await reopen(db, params, body, author) };
    },
  );

  app.get(
    `${BASE}/actions`,
    { schema: { params: ExamParams, response: { 200: AttemptActions, ...errorResponses } } },
    async ({ params }) => {
      await requireExam(db, params);
      return findActions(db, params);
    },
  );
}
