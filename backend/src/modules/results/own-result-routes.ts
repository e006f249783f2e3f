// The extensions that read own results: of many exams in one call, and all of single exams in pages
// (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { CursorQuery, closed, Id, pageHeaders } from '../../http/validation/bodies.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { ExamResult, MultiSubjectResult } from './documents.ts';
import { findOwnDetails, OwnDetails } from './own-details.ts';
import { findOwnResults, findOwnSinglePage } from './queries.ts';
import { toVisiblePaperResults, toVisibleSingleResults } from './visible-results.ts';

const MineQuery = Type.Object(
  { examIds: Type.Optional(Type.String({ maxLength: 25_000 })) },
  closed,
);
const Mine = Type.Object({
  multiSubject: Type.Array(MultiSubjectResult),
  single: Type.Array(ExamResult),
});

export function ownResultRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  app.get(
    '/ext/results/mine',
    {
      config: { usesRecentSession: true },
      schema: { querystring: MineQuery, response: { 200: Mine, ...errorResponses } },
    },
    async (request) => {
      const user = requireUser(request.viewer);
      const { examIds } = request.query;
      const { multiSubject, single } = await findOwnResults(
        db,
        user.id,
        examIds === undefined ? undefined : parseIds(examIds, 'examIds'),
      );
      return {
        multiSubject: await toVisiblePaperResults(deps, request.viewer, multiSubject),
        single: await toVisibleSingleResults(deps, request.viewer, single),
      };
    },
  );

  app.get(
    '/ext/results/mine/details',
    {
      config: { usesRecentSession: true },
      schema: {
        querystring: Type.Object({ examId: Id }, closed),
        response: { 200: OwnDetails, ...errorResponses },
      },
    },
    ({ viewer, query }) => findOwnDetails(deps, viewer, query.examId),
  );

  app.get(
    '/ext/results/mine/single',
    {
      schema: {
        querystring: CursorQuery,
        response: { 200: Type.Array(ExamResult), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findOwnSinglePage(db, requireUser(request.viewer).id, request.query);
      return reply
        .headers(pageHeaders(page))
        .send(await toVisibleSingleResults(deps, request.viewer, page.rows));
    },
  );
}
