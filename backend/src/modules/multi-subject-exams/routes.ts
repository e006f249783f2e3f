// Papers of exam years (specification, section 7: Multi-subject exams). Everyone can read the
// outline, enrolled students the questions.
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { canReadArchived, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../http/batch.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { units } from '../admission/tables.ts';
import { OutlinePage } from '../exams/bodies.ts';
import { filterVisibleExams, publishedCourseCondition } from '../exams/exam-visibility.ts';
import { MAX_BATCH_QUESTIONS } from '../exams/question-limit.ts';
import { MultiSubjectExam } from './documents.ts';
import { findPaperPage, findPapersByIds, findPapersOf, type PaperRow } from './queries.ts';
import { toVisiblePapers } from './visible-papers.ts';
import { multiSubjectExamWriteRoutes } from './write-routes.ts';

const schema = {
  params: Type.Object({ id: Id }),
  response: { 200: MultiSubjectExam, ...errorResponses },
};

export function multiSubjectExamsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const outlinesOf = async (viewer: Viewer, rows: PaperRow[]) =>
    (await filterVisibleExams(db, viewer, rows)).map((row) => row.outline);
  const rowsOf = (viewer: Viewer, ids: string[]) =>
    findPapersByIds(db, ids, canReadArchived(viewer));

  app.get(
    '/multisubjectexams/',
    {
      schema: {
        querystring: OutlinePage,
        response: { 200: Type.Array(MultiSubjectExam), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { outlines, total } = await findPaperPage(
        db,
        request.query,
        await publishedCourseCondition(db, request.viewer, sql`${units.universityId}`),
      );
      return reply.header('x-total-count', total).send(outlines);
    },
  );
  app.get('/multisubjectexams/mcqs/:id', { schema }, async ({ params, viewer }) => {
    const rows = await rowsOf(viewer, [params.id]);
    const [paper] = await toVisiblePapers(deps, viewer, rows);
    return requireFound(paper, 'exam');
  });
  app.get('/multisubjectexams/mcqs/parentid/:id', { schema }, async ({ params, viewer }) => {
    const rows = await findPapersOf(db, [params.id]);
    const [paper] = await toVisiblePapers(deps, viewer, rows);
    return requireFound(paper, 'exam');
  });

  batchRoute(app, {
    collection: 'multisubjectexams',
    document: MultiSubjectExam,
    byIds: async (viewer, ids) =>
      toVisiblePapers(deps, viewer, await rowsOf(viewer, ids), MAX_BATCH_QUESTIONS),
    outlinesByIds: async (viewer, ids) => outlinesOf(viewer, await rowsOf(viewer, ids)),
    // Outlines only: a batch of 200 exam years with questions would be about 10 MB, and lists do
    // not show questions.
    byParents: {
      read: async (viewer, parents) => outlinesOf(viewer, await findPapersOf(db, parents)),
      parentOf: (exam) => exam.parentId,
    },
  });

  multiSubjectExamWriteRoutes(app, deps);
}
