// Creates, changes and deletes single exams.
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { definedFields, toDate } from '../../http/validation/bodies.ts';
import { deleteOrArchive } from '../../records/delete-or-archive.ts';
import { requireSameParent } from '../../records/same-parent.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../content-revisions/edits.ts';
import { storeVersion } from '../exam-versions/versions.ts';
import type { ExamBody, ExamChanges, McqInput, WrittenInput } from './bodies.ts';
import type { ExamDocument, ParentTypeName, Questions } from './documents.ts';
import { lockParent } from './parent-queries.ts';
import { findQuestions, findWholeExam } from './queries.ts';
import {
  createIdAssigner,
  findChangedKey,
  mcqRows,
  optionIdsByMcq,
  requireOneCorrect,
  writtenRows,
} from './question-rows.ts';
import {
  archiveExam,
  deleteExam,
  hasAttemptsOrResults,
  insertExam,
  isExamUsed,
  lockExam,
  replaceMcqs,
  replaceWritten,
  updateExam,
} from './write-queries.ts';

type QuestionsInput = { mcqs?: McqInput[] | undefined; written?: WrittenInput[] | undefined };

const COLUMNS = [
  'title',
  'type',
  'totalMarks',
  'timeLimit',
  'passingScore',
  'negetiveMarkingPercentage',
  'shuffle',
  'position',
] as const;

/**
 * @param userId the account that creates it
 * @throws 404 for an unknown parent, 422 for questions that do not fit the exam's type
 */
export async function createExam(
  db: Db,
  parentType: ParentTypeName,
  body: Static<typeof ExamBody>,
  userId: string,
): Promise<ExamDocument> {
  const { parentId, startingDate, mcqs, written, ...columns } = body;
  requireFittingQuestions(columns.type, body);
  return db.transaction(async (tx) => {
    const parent = requireFound(await lockParent(tx, parentType, parentId), parentType);
    const id = await insertExam(tx, parent, parentId, {
      ...columns,
      startingDate: toDate(startingDate) ?? null,
    });
    await writeQuestions(tx, id, { mcqs, written }, undefined);
    await storeVersion(tx, { kind: 'single', examId: id }, userId);
    return requireFound(await findWholeExam(tx, id), 'exam');
  });
}

/**
 * @throws 404; 409 for another parent, if the exam was changed since the revision of the edit, for
 *   another type once students have taken the exam, and for another key once they have results in
 *   it (see key-corrections, which rescores results); 422 for questions that do not fit the type
 */
export function changeExam(
  db: Db,
  id: string,
  body: Static<typeof ExamChanges>,
  edit: Edit,
): Promise<ExamDocument> {
  return db.transaction(async (tx) => {
    const changed = await changeContentItem(tx, { kind: 'exam', id }, edit, () =>
      changeLockedExam(tx, id, body, edit.userId),
    );
    return requireFound(changed, 'exam');
  });
}

async function changeLockedExam(
  tx: Db,
  id: string,
  body: Static<typeof ExamChanges>,
  userId: string,
): Promise<ExamDocument | undefined> {
  const { type: before } = requireFound(await lockExam(tx, id), 'exam');
  const exam = requireFound(await findWholeExam(tx, id), 'exam');
  requireSameParent('parentId', body.parentId, exam.parentId, 'EXAM_STAYS');
  requireSameParent('parentType', body.parentType, exam.parentType, 'EXAM_STAYS');
  const type = body.type ?? before;
  requireFittingQuestions(type, body);
  if (type !== before) {
    if (await hasAttemptsOrResults(tx, id))
      refuse('EXAM_TYPE_FIXED', {}, [problem('type', 'IS_FIXED_NOW')]);
    await writeQuestions(tx, id, { mcqs: [], written: [] }, undefined);
  }
  await updateExam(tx, id, {
    ...definedFields(body, COLUMNS),
    ...definedFields({ startingDate: toDate(body.startingDate) }, ['startingDate']),
  });
  const storedQuestions = (await findQuestions(tx, [id])).get(id);
  const changedIndex = findChangedKey(body.mcqs ?? [], storedQuestions?.mcqs ?? []);
  if (changedIndex >= 0 && (await hasAttemptsOrResults(tx, id)))
    refuse('KEY_FIXED', {}, [problem(`mcqs.${changedIndex}.options`, 'IS_FIXED_NOW')]);
  await writeQuestions(tx, id, body, storedQuestions);
  await storeVersion(tx, { kind: 'single', examId: id }, userId);
  return findWholeExam(tx, id);
}

/**
 * Deletes the exam, or archives it if it is used and `force` is set. Undefined if the course and
 * parent do not have it.
 * @throws 409 if it is used and `force` is not set
 */
export function removeExam(
  db: Db,
  examId: string,
  parent: { courseId: string; parentId: string },
  force: boolean,
  now: Date,
) {
  return deleteOrArchive(db, force, {
    lock: async (tx) => {
      const exam = await lockExam(tx, examId);
      return exam?.courseId === parent.courseId && exam.parentId === parent.parentId;
    },
    isUsed: (tx) => isExamUsed(tx, examId),
    remove: (tx) => deleteExam(tx, examId),
    archive: (tx) => archiveExam(tx, examId, now),
  });
}

/** Each list in the body replaces the stored one; it may use the ids of `storedQuestions`. */
async function writeQuestions(
  tx: Db,
  examId: string,
  { mcqs, written }: QuestionsInput,
  storedQuestions: Questions | undefined,
): Promise<void> {
  if (mcqs) {
    const storedOptionIds = optionIdsByMcq(storedQuestions?.mcqs ?? []);
    const assignId = createIdAssigner(new Set(storedOptionIds.keys()));
    await replaceMcqs(tx, examId, mcqRows(mcqs, assignId, storedOptionIds, 'mcqs'));
  }
  if (written) {
    const storedIds = new Set(storedQuestions?.written.map((question) => question._id));
    await replaceWritten(tx, examId, writtenRows(written, createIdAssigner(storedIds)));
  }
}

/** An exam has questions of its own type only. */
function requireFittingQuestions(
  type: ExamDocument['type'],
  { mcqs, written }: QuestionsInput,
): void {
  const name = type === 'MCQ' ? 'written' : 'mcqs';
  const other = type === 'MCQ' ? written : mcqs;
  if (other)
    refuse('FIELD_OF_OTHER_TYPE', { type, name }, [problem(name, 'IS_NOT_OF_TYPE', { type })]);
  requireOneCorrect(mcqs ?? []);
}
