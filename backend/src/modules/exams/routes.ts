// Single exams (specification, section 7: Exam creation). Everyone can read the outline, enrolled
// students the questions once the exam has opened.
import { Type } from 'typebox';
import { canReadArchived, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../http/batch.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { OutlinePage } from './bodies.ts';
import { Exam, ParentType } from './documents.ts';
import { filterVisibleExams, publishedCourseCondition } from './exam-visibility.ts';
import {
  COURSE_OF_EXAM,
  type ExamRow,
  findExamPage,
  findExamsByIds,
  findExamsOf,
} from './queries.ts';
import { MAX_BATCH_QUESTIONS } from './question-limit.ts';
import { toVisibleExams } from './visible-exams.ts';
import { examWriteRoutes } from './write-routes.ts';

export function examsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const outlinesOf = async (viewer: Viewer, rows: ExamRow[]) =>
    (await filterVisibleExams(db, viewer, rows)).map((row) => row.outline);
  const rowsOf = (viewer: Viewer, ids: string[]) =>
    findExamsByIds(db, ids, { withArchived: canReadArchived(viewer) });

  app.get(
    '/examcreation/',
    {
      schema: { querystring: OutlinePage, response: { 200: Type.Array(Exam), ...errorResponses } },
    },
    async (request, reply) => {
      const { outlines, total } = await findExamPage(
        db,
        request.query,
        await publishedCourseCondition(db, request.viewer, COURSE_OF_EXAM),
      );
      return reply.header('x-total-count', total).send(outlines);
    },
  );

  app.get(
    '/examcreation/examid/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: Exam, ...errorResponses } } },
    async ({ params, viewer }) => {
      const rows = await rowsOf(viewer, [params.id]);
      const [exam] = await toVisibleExams(deps, viewer, rows);
      return requireFound(exam, 'exam');
    },
  );
  app.get(
    '/examcreation/:parenttype/:parentid',
    {
      schema: {
        params: Type.Object({ parenttype: ParentType, parentid: Id }),
        response: { 200: Type.Array(Exam), ...errorResponses },
      },
    },
    async ({ params, viewer }) => {
      const rows = await findExamsOf(db, params.parenttype, [params.parentid]);
      return toVisibleExams(deps, viewer, rows);
    },
  );

  batchRoute(app, {
    collection: 'exams',
    document: Exam,
    byIds: async (viewer, ids) =>
      toVisibleExams(deps, viewer, await rowsOf(viewer, ids), MAX_BATCH_QUESTIONS),
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
