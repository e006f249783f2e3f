// Adds and changes lessons and notes.
import type { Db } from '../../../db/client.ts';
import { requireSameParent } from '../../../records/same-parent.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse } from '../../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../../content-revisions/edits.ts';
import { changeWithVersions, recordFirstVersion } from '../../text-history/record.ts';
import type { ContentDocument, LessonDocument } from '../documents.ts';
import { findContentsByIds, findLessonsByIds } from '../queries.ts';
import {
  type ContentColumns,
  deleteLessonExams,
  insertContent,
  insertLesson,
  insertLessonExams,
  type LessonColumns,
  lockChapter,
  lockExamsOfLesson,
  updateContent,
  updateLesson,
} from './lesson-queries.ts';

/**
 * Undefined if there is no such chapter.
 * @throws 400 for an exam listed twice; 422 if one of the exams is not in that chapter
 */
export function addLesson(
  db: Db,
  chapterId: string,
  columns: LessonColumns,
  examIds: string[] | undefined,
  edit: Edit,
): Promise<LessonDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockChapter(tx, chapterId))) return undefined;
    const id = await insertLesson(tx, chapterId, columns);
    if (id === undefined) return undefined;
    if (examIds) await replaceExams(tx, id, chapterId, examIds);
    await recordFirstVersion(tx, { kind: 'lesson', id }, edit);
    return (await findLessonsByIds(tx, [id]))[0]?.document;
  });
}

/**
 * The lesson after the change; undefined if there is none. The update locks the row, so that of two
 * concurrent lists of exams one is stored completely.
 * @param examIds replaces the list of its exams; undefined leaves it unchanged
 * @throws 409 if `parent` is another chapter, or the lesson was changed since the revision of the
 *   edit; 422 if one of the exams is not in that chapter
 */
export function changeLesson(
  db: Db,
  id: string,
  changes: Partial<LessonColumns>,
  { parent, examIds }: { parent: string | undefined; examIds: string[] | undefined },
  edit: Edit,
): Promise<LessonDocument | undefined> {
  return db.transaction(async (tx) => {
    const item = { kind: 'lesson', id } as const;
    return changeWithVersions(tx, item, edit, async () => {
      const row = await changeContentItem(tx, item, edit, () => updateLesson(tx, id, changes));
      if (!row) return undefined;
      requireSameParent('chapterId', parent, row.chapterId, 'LESSON_STAYS');
      if (examIds) await replaceExams(tx, id, row.chapterId, examIds);
      return (await findLessonsByIds(tx, [id]))[0]?.document;
    });
  });
}

/**
 * A lesson may list exams of its chapter, of the chapter's lessons, and those that it lists
 * already.
 */
async function replaceExams(
  tx: Db,
  lessonId: string,
  chapterId: string,
  examIds: string[],
): Promise<void> {
  // Not `uniqueItems` in the schema: with a list of 200,000, which is refused anyway, it blocked
  // the server for more than a minute.
  if (new Set(examIds).size < examIds.length)
    refuse('EXAM_NAMED_TWICE', {}, [problem('exams', 'HAS_DUPLICATES')]);
  const examsOfLesson = await lockExamsOfLesson(tx, { lessonId, chapterId }, examIds);
  await deleteLessonExams(tx, lessonId);
  if (examIds.length === 0) return;
  const unknown = examIds.flatMap((id, index) =>
    examsOfLesson.has(id) ? [] : [problem(`exams.${index}`, 'IS_NOT_OF_CHAPTER')],
  );
  if (unknown.length > 0) refuse('EXAM_OF_OTHER_CHAPTER', {}, unknown.slice(0, 20));
  await insertLessonExams(tx, lessonId, examIds);
}

/** Undefined if there is no such chapter. */
export function addContent(
  db: Db,
  chapterId: string,
  columns: ContentColumns,
  edit: Edit,
): Promise<ContentDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockChapter(tx, chapterId))) return undefined;
    const id = await insertContent(tx, chapterId, columns);
    if (id === undefined) return undefined;
    await recordFirstVersion(tx, { kind: 'note', id }, edit);
    return (await findContentsByIds(tx, [id]))[0]?.document;
  });
}

/**
 * Undefined if there is no such note.
 * @throws 409 if `parent` is another chapter, or the note was changed meanwhile
 */
export function changeContent(
  db: Db,
  id: string,
  changes: Partial<ContentColumns>,
  parent: string | undefined,
  edit: Edit,
): Promise<ContentDocument | undefined> {
  return db.transaction(async (tx) => {
    const item = { kind: 'note', id } as const;
    return changeWithVersions(tx, item, edit, async () => {
      const row = await changeContentItem(tx, item, edit, () => updateContent(tx, id, changes));
      if (!row) return undefined;
      requireSameParent('chapterId', parent, row.chapterId, 'CONTENT_STAYS');
      return (await findContentsByIds(tx, [id]))[0]?.document;
    });
  });
}
