// The extensions `marking` and `submissions`: written exams that wait for a mark, and marking one
// submission of them (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { CursorQuery, closed, Id, pageHeaders } from '../../http/validation/bodies.ts';
import { Submission, SubmissionMarkBody } from '../results/documents.ts';
import { markSubmission } from './commands.ts';
import { findSubmissions, findUnmarkedPage } from './queries.ts';

export function markingRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/results/unmarked',
    {
      schema: {
        querystring: CursorQuery,
        response: { 200: Type.Array(Submission), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findUnmarkedPage(db, request.viewer, request.query);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.get(
    '/ext/results/submissions/:userId/:examId',
    {
      schema: {
        params: Type.Object({ userId: Id, examId: Id }),
        querystring: Type.Object(
          { after: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
          closed,
        ),
        response: { 200: Type.Array(Submission), ...errorResponses },
      },
    },
    async ({ viewer, params, query: { after } }, reply) => {
      const part = await findSubmissions(db, requireUser(viewer).id, { ...params, after });
      if (part.nextCursor !== undefined) reply.header('x-next-cursor', part.nextCursor);
      return part.rows;
    },
  );

  app.put(
    '/ext/results/submissions/:id/mark',
    {
      schema: {
        params: Type.Object({ id: Id }),
        body: SubmissionMarkBody,
        response: { 200: Submission, ...errorResponses },
      },
    },
    async ({ viewer, params, body, headers }) => {
      const { id: userId } = requireUser(viewer);
      const revision = readIfMatch(headers['if-match']);
      return markSubmission(db, params.id, body, { userId, now: now(), revision });
    },
  );
}
