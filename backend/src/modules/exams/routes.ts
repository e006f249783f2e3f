// Single exams (specification, section 7: Exam creation). Outline for everyone, questions for the enrolled once the exam has opened,
// the key for admins and the service.
import { Type } from 'typebox';
import { canReadCourse, canReadKey, hasOpened, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../plugins/batch.ts';
import { errorAnswers, found } from '../../plugins/errors.ts';
import { Exam, type ExamDocument, ParentType, shownMcq, shownWritten } from './documents.ts';
import { type ExamRow, findExamsByIds, findExamsOf, findQuestions } from './queries.ts';

const Id = Type.String({ maxLength: 100 });

export function examsRoutes(app: App, { db, now }: Deps): void {
  /** Each exam as far as this reader may see it. */
  async function shown(viewer: Viewer, rows: ExamRow[]): Promise<ExamDocument[]> {
    const isWhole = ({ courseId, startingDate }: ExamRow) => canReadCourse(viewer, courseId) && hasOpened(viewer, startingDate, now());
    const whole = rows.filter(isWhole).map((row) => row.outline._id);
    const questions = await findQuestions(db, whole);
    const withKey = canReadKey(viewer);
    return rows.map(({ outline }) => {
      const own = questions.get(outline._id);
      if (!own) return outline;
      return outline.type === 'MCQ'
        ? { ...outline, mcqs: own.mcqs.map((mcq) => shownMcq(mcq, withKey)) }
        : { ...outline, written: own.written.map((question) => shownWritten(question, withKey)) };
    });
  }

  app.get(
    '/examcreation/examid/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: Exam, ...errorAnswers } } },
    async (request) => found((await shown(request.viewer, await findExamsByIds(db, [request.params.id])))[0], 'exam'),
  );
  app.get(
    '/examcreation/:parenttype/:parentid',
    { schema: { params: Type.Object({ parenttype: ParentType, parentid: Id }), response: { 200: Type.Array(Exam), ...errorAnswers } } },
    async (request) => shown(request.viewer, await findExamsOf(db, request.params.parenttype, [request.params.parentid])),
  );

  batchRoute(app, {
    collection: 'exams',
    document: Exam,
    byIds: async (viewer, ids) => shown(viewer, await findExamsByIds(db, ids)),
    byParents: {
      read: async (viewer, parents) => shown(viewer, await findExamsOf(db, 'chapter', parents)),
      parentOf: (exam) => exam.parentId,
    },
  });
}
