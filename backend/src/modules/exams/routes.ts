// Single exams (specification, section 7: Exam creation). Outline for everyone, questions for the enrolled once the exam has opened,
// the key for admins and the service.
import { Type } from 'typebox';
import { canReadArchived, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../plugins/batch.ts';
import { Id } from '../../plugins/bodies.ts';
import { errorAnswers, found } from '../../plugins/errors.ts';
import { OutlinePage } from './bodies.ts';
import { Exam, ParentType } from './documents.ts';
import { type ExamRow, findExamPage, findExamsByIds, findExamsOf } from './queries.ts';
import { shownExams } from './shown-exams.ts';
import { examWriteRoutes } from './write-routes.ts';

export function examsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const shown = (viewer: Viewer, rows: ExamRow[]) => shownExams(deps, viewer, rows);
  const byIds = async (viewer: Viewer, ids: string[]) => shown(viewer, await findExamsByIds(db, ids, canReadArchived(viewer)));

  app.get(
    '/examcreation/',
    { schema: { querystring: OutlinePage, response: { 200: Type.Array(Exam), ...errorAnswers } } },
    async (request, reply) => {
      const { outlines, total } = await findExamPage(db, request.query);
      return reply.header('x-total-count', total).send(outlines);
    },
  );

  app.get(
    '/examcreation/examid/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: Exam, ...errorAnswers } } },
    async (request) => found((await byIds(request.viewer, [request.params.id]))[0], 'exam'),
  );
  app.get(
    '/examcreation/:parenttype/:parentid',
    { schema: { params: Type.Object({ parenttype: ParentType, parentid: Id }), response: { 200: Type.Array(Exam), ...errorAnswers } } },
    async (request) => shown(request.viewer, await findExamsOf(db, request.params.parenttype, [request.params.parentid])),
  );

  batchRoute(app, {
    collection: 'exams',
    document: Exam,
    byIds,
    byParents: {
      read: async (viewer, parents) => shown(viewer, await findExamsOf(db, 'chapter', parents)),
      parentOf: (exam) => exam.parentId,
    },
  });

  examWriteRoutes(app, deps);
}
