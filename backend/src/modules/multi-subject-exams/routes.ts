// Papers of exam years (specification, section 7: Multi-subject exams). Outline for everyone, questions for the enrolled.
import { Type } from 'typebox';
import { canReadCourse, canReadKey, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../plugins/batch.ts';
import { errorAnswers, found } from '../../plugins/errors.ts';
import { shownMcq } from '../exams/documents.ts';
import { MultiSubjectExam, type MultiSubjectExamDocument } from './documents.ts';
import { findPapersByIds, findPapersOf, findSubjectMcqs, type PaperRow } from './queries.ts';

const schema = { params: Type.Object({ id: Type.String({ maxLength: 100 }) }), response: { 200: MultiSubjectExam, ...errorAnswers } };

export function multiSubjectExamsRoutes(app: App, { db }: Deps): void {
  /** Each paper as far as this reader may see it. */
  async function shown(viewer: Viewer, rows: PaperRow[]): Promise<MultiSubjectExamDocument[]> {
    const whole = rows.filter((row) => canReadCourse(viewer, row.courseId)).map((row) => row.outline._id);
    const mcqs = await findSubjectMcqs(db, whole);
    const withKey = canReadKey(viewer);
    return rows.map(({ outline }) => ({
      ...outline,
      subjects: outline.subjects.map((subject) => {
        const own = mcqs.get(subject._id);
        return own ? { ...subject, mcqs: own.map((mcq) => shownMcq(mcq, withKey)) } : subject;
      }),
    }));
  }

  app.get('/multisubjectexams/mcqs/:id', { schema }, async (request) =>
    found((await shown(request.viewer, await findPapersByIds(db, [request.params.id])))[0], 'exam'),
  );
  app.get('/multisubjectexams/mcqs/parentid/:id', { schema }, async (request) =>
    found((await shown(request.viewer, await findPapersOf(db, [request.params.id])))[0], 'exam'),
  );

  batchRoute(app, {
    collection: 'multisubjectexams',
    document: MultiSubjectExam,
    byIds: async (viewer, ids) => shown(viewer, await findPapersByIds(db, ids)),
    byParents: { read: async (viewer, parents) => shown(viewer, await findPapersOf(db, parents)), parentOf: (exam) => exam.parentId },
  });
}
