// Creates and changes multi-subject exams.
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { definedFields } from '../../http/validation/bodies.ts';
import { requireSameParent } from '../../records/same-parent.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../content-revisions/edits.ts';
import { storeVersion } from '../exam-versions/versions.ts';
import { findChangedKey } from '../exams/question-rows.ts';
import type { MultiSubjectExamChanges, MultiSubjectExamInput, SubjectInput } from './bodies.ts';
import type { MultiSubjectExamDocument } from './documents.ts';
import { findSubjectMcqs, findWholePaper } from './queries.ts';
import { subjectRows } from './subject-rows.ts';
import {
  hasPaperAttemptsOrResults,
  insertPaper,
  lockPaper,
  lockYear,
  replaceSubjects,
  updatePaper,
} from './write-queries.ts';

/**
 * @param userId the account that creates it
 * @param yearField the name of the year in the request, for the refusal
 * @throws 404 for an unknown year, 409 if the year has an exam
 */
export function createPaper(
  db: Db,
  yearId: string,
  { subjects, ...columns }: MultiSubjectExamInput,
  userId: string,
  yearField: string,
): Promise<MultiSubjectExamDocument> {
  return db.transaction(async (tx) => {
    requireFound((await lockYear(tx, yearId)) || undefined, 'year');
    const id =
      (await insertPaper(tx, yearId, columns)) ??
      refuse('PAPER_EXISTS', {}, [problem(yearField, 'IS_TAKEN')]);
    await replaceSubjects(tx, id, subjectRows(subjects, new Map()));
    await storeVersion(tx, { kind: 'multi-subject', examId: id }, userId);
    return requireFound(await findWholePaper(tx, id), 'exam');
  });
}

/**
 * @throws 404; 409 for another year, if the exam was changed since the revision of the edit, or for
 *   a change of the key once students have attempts or results (see key-corrections)
 */
export function changePaper(
  db: Db,
  id: string,
  body: Static<typeof MultiSubjectExamChanges>,
  edit: Edit,
): Promise<MultiSubjectExamDocument> {
  return db.transaction(async (tx) => {
    const changed = await changeContentItem(tx, { kind: 'paper', id }, edit, async () => {
      const { yearId } = requireFound(await lockPaper(tx, id), 'exam');
      requireSameParent('parentId', body.parentId, yearId, 'PAPER_STAYS');
      await updatePaper(
        tx,
        id,
        definedFields(body, ['title', 'timeLimit', 'negativeMarkingPercentage', 'shuffle']),
      );
      if (body.subjects) await changeSubjects(tx, id, body.subjects);
      await storeVersion(tx, { kind: 'multi-subject', examId: id }, edit.userId);
      return findWholePaper(tx, id);
    });
    return requireFound(changed, 'exam');
  });
}

async function changeSubjects(
  tx: Db,
  id: string,
  subjects: readonly SubjectInput[],
): Promise<void> {
  const storedMcqs = await findSubjectMcqs(tx, [id]);
  const mcqs = [...storedMcqs.values()].flat();
  const changedIndexes = subjects.map((subject) => findChangedKey(subject.mcqs, mcqs));
  const subject = changedIndexes.findIndex((mcq) => mcq >= 0);
  if (subject >= 0 && (await hasPaperAttemptsOrResults(tx, id))) {
    refuse('KEY_FIXED', {}, [
      problem(`subjects.${subject}.mcqs.${changedIndexes[subject]}.options`, 'IS_FIXED_NOW'),
    ]);
  }
  await replaceSubjects(tx, id, subjectRows(subjects, storedMcqs));
}
