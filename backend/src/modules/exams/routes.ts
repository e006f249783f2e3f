// Single exams (specification, section 7: Exam creation). The outline for everyone, questions for
// the enrolled once the exam has opened, the key for admins and the service.
import { Type } from 'typebox';
import { canReadArchived, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../http/batch.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { OutlinePage } from './bodies.ts';
import { Exam, ParentType } from './documents.ts';
import { inPublishedCourse, visibleExams } from './hidden-courses.ts';
import {
  COURSE_OF_EXAM,
  type ExamRow,
  findExamPage,
  findExamsByIds,
  findExamsOf,
} from './queries.ts';
import { MAX_BATCH_QUESTIONS } from './question-limit.ts';
import { shownExams } from './shown-exams.ts';
import { examWriteRoutes } from './write-routes.ts';

export function examsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const visibleDocuments = (viewer: Viewer, rows: ExamRow[]) => shownExams(deps, viewer, rows);
  const outlinesOf = async (viewer: Viewer, rows: ExamRow[]) =>
    (await visibleExams(db, viewer, rows)).map((row) => row.outline);
  const rowsOf = (viewer: Viewer, ids: string[]) =>
    findExamsByIds(db, ids, canReadArchived(viewer));

  app.get(
    '/examcreation/',
    {
      schema: { querystring: OutlinePage, response: { 200: Type.Array(Exam), ...errorResponses } },
    },
    async (request, reply) => {
      const { outlines, total } = await findExamPage(
        db,
        request.query,
        await inPublishedCourse(db, request.viewer, COURSE_OF_EXAM),
      );
      return reply.header('x-total-count', total).send(outlines);
    },
  );

  app.get(
    '/examcreation/examid/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: Exam, ...errorResponses } } },
    async (request) =>
      requireFound(
        (
          await visibleDocuments(request.viewer, await rowsOf(request.viewer, [request.params.id]))
        )[0],
        'exam',
      ),
  );
  app.get(
    '/examcreation/:parenttype/:parentid',
    {
      schema: {
        params: Type.Object({ parenttype: ParentType, parentid: Id }),
        response: { 200: Type.Array(Exam), ...errorResponses },
      },
    },
    async (request) =>
      visibleDocuments(
        request.viewer,
        await findExamsOf(db, request.params.parenttype, [request.params.parentid]),
      ),
  );

  batchRoute(app, {
    collection: 'exams',
    document: Exam,
    byIds: async (viewer, ids) =>
      shownExams(deps, viewer, await rowsOf(viewer, ids), MAX_BATCH_QUESTIONS),
    outlinesByIds: async (viewer, ids) => outlinesOf(viewer, await rowsOf(viewer, ids)),
    byParents: {
      // Outlines: a list shows no questions.
      read: async (viewer, parents) =>
        outlinesOf(viewer, await findExamsOf(db, 'chapter', parents)),
      parentOf: (exam) => exam.parentId,
    },
  });

  examWriteRoutes(app, deps);
}
