// The extension that tells admins which written exams wait for a mark (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { PageQuery } from '../../plugins/bodies.ts';
import { errorAnswers } from '../../plugins/errors.ts';
import { ExamResult } from './documents.ts';
import { findUnmarkedPage } from './marking-queries.ts';

export function markingRoutes(app: App, { db }: Deps): void {
  app.get(
    '/ext/results/unmarked',
    { schema: { querystring: PageQuery, response: { 200: Type.Array(ExamResult), ...errorAnswers } } },
    async (request, reply) => {
      const { results, total } = await findUnmarkedPage(db, request.query);
      return reply.header('x-total-count', total).send(results);
    },
  );
}
