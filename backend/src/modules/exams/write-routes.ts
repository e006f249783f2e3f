// Making, changing and deleting single exams (specification, section 7: Exam creation). Admins alone.
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { Force, Id, Message, momentOf, sent } from '../../plugins/bodies.ts';
import { deleteOrArchive } from '../../plugins/delete-or-archive.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { requireSameParent } from '../../plugins/fixed-parent.ts';
import { ExamBody, ExamChanges, type SentMcq, type SentWritten } from './bodies.ts';
import { Exam, type ExamDocument, ParentType, type Questions } from './documents.ts';
import { lockParent } from './parent-queries.ts';
import { findQuestions, findWholeExam } from './queries.ts';
import { idKeeper, knownMcqs, mcqRows, requireOneCorrect, writtenRows } from './question-rows.ts';
import {
  archiveExam,
  deleteExam,
  hasBeenSat,
  insertExam,
  isExamUsed,
  lockExam,
  replaceMcqs,
  replaceWritten,
  updateExam,
} from './write-queries.ts';

type SentQuestions = { mcqs?: SentMcq[]; written?: SentWritten[] };

const COLUMNS = ['title', 'type', 'totalMarks', 'timeLimit', 'passingScore', 'negetiveMarkingPercentage', 'position'] as const;

const PLACE_STAYS = 'An exam stays where it was made.';

export function examWriteRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/examcreation/:parenttype/createexam',
    { schema: { params: Type.Object({ parenttype: ParentType }), body: ExamBody, response: { 201: Exam, ...errorAnswers } } },
    async (request, reply) => {
      const { parenttype } = request.params;
      const { parentId, startingDate, mcqs, written, ...columns } = request.body;
      requireFittingQuestions(columns.type, request.body);
      const exam = await db.transaction(async (tx) => {
        const parent = found(await lockParent(tx, parenttype, parentId), parenttype);
        const id = await insertExam(tx, parent, parentId, { ...columns, startingDate: momentOf(startingDate) ?? null });
        await writeQuestions(tx, id, { ...(mcqs && { mcqs }), ...(written && { written }) }, undefined);
        return found(await findWholeExam(tx, id), 'exam');
      });
      return reply.status(201).send(exam);
    },
  );

  app.put(
    '/examcreation/:id',
    { schema: { params: Type.Object({ id: Id }), body: ExamChanges, response: { 200: Exam, ...errorAnswers } } },
    async (request) => {
      const { id } = request.params;
      const { body } = request;
      return db.transaction(async (tx) => {
        const { type: before } = found(await lockExam(tx, id), 'exam');
        const exam = found(await findWholeExam(tx, id), 'exam');
        requireSameParent('parentId', body.parentId, exam.parentId, PLACE_STAYS);
        requireSameParent('parentType', body.parentType, exam.parentType, PLACE_STAYS);
        const type = body.type ?? before;
        requireFittingQuestions(type, body);
        if (type !== before) {
          if (await hasBeenSat(tx, id)) {
            refuse(409, 'Students have sat this exam: its type stays.', [{ path: 'type', message: 'cannot change any more' }]);
          }
          await writeQuestions(tx, id, { mcqs: [], written: [] }, undefined);
        }
        await updateExam(tx, id, { ...sent(body, COLUMNS), ...sent({ startingDate: momentOf(body.startingDate) }, ['startingDate']) });
        await writeQuestions(tx, id, body, (await findQuestions(tx, [id])).get(id));
        return found(await findWholeExam(tx, id), 'exam');
      });
    },
  );

  app.delete(
    '/examcreation/:courseId/:subjectId/:examId',
    {
      schema: {
        params: Type.Object({ courseId: Id, subjectId: Id, examId: Id }),
        querystring: Force,
        response: { 200: Message, ...errorAnswers },
      },
    },
    async (request) => {
      const { courseId, subjectId, examId } = request.params;
      const outcome = await deleteOrArchive(db, request.query.force ?? false, {
        lock: async (tx) => {
          const exam = await lockExam(tx, examId);
          return exam?.courseId === courseId && exam.placeId === subjectId;
        },
        isUsed: (tx) => isExamUsed(tx, examId),
        remove: (tx) => deleteExam(tx, examId),
        archive: (tx) => archiveExam(tx, examId, now()),
      });
      return { message: `Exam ${found(outcome, 'exam')}.` };
    },
  );
}

/** Each list that was sent replaces the stored one; of `stored` questions the ids may be sent. */
async function writeQuestions(tx: Db, examId: string, { mcqs, written }: SentQuestions, stored: Questions | undefined): Promise<void> {
  if (mcqs) {
    const known = knownMcqs(stored?.mcqs ?? []);
    await replaceMcqs(tx, examId, mcqRows(mcqs, idKeeper(new Set(known.keys())), known, 'mcqs'));
  }
  if (written) {
    const known = new Set(stored?.written.map((question) => question._id));
    await replaceWritten(tx, examId, writtenRows(written, idKeeper(known)));
  }
}

/** An exam has questions of its own type only. */
function requireFittingQuestions(type: ExamDocument['type'], { mcqs, written }: SentQuestions): void {
  const [other, name] = type === 'MCQ' ? [written, 'written'] : [mcqs, 'mcqs'];
  if (other) refuse(422, `An exam of type ${type} has no '${name}'.`, [{ path: name, message: `does not go with type ${type}` }]);
  requireOneCorrect(mcqs ?? []);
}
