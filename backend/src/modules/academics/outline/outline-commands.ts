// Adds and changes the outline of a course: units, subjects and chapters.
import type { Db } from '../../../db/client.ts';
import { requireSameParent } from '../../../records/same-parent.ts';
import { changeContentItem, type Edit } from '../../content-revisions/edits.ts';
import { lockCourse } from '../courses/course-queries.ts';
import type { AcademicUnitDocument, ChapterDocument, SubjectDocument } from '../documents.ts';
import { findChaptersByIds, findSubjectsByIds } from '../queries.ts';
import {
  type ChapterColumns,
  insertChapter,
  insertSubject,
  lockSubject,
  type SubjectColumns,
  updateChapter,
  updateSubject,
} from './subject-queries.ts';
import { insertAcademicUnit, type UnitColumns, updateAcademicUnit } from './unit-queries.ts';

/** Undefined if there is no such course. */
export function addSubject(
  db: Db,
  courseId: string,
  columns: SubjectColumns,
): Promise<SubjectDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockCourse(tx, courseId))) return undefined;
    const id = await insertSubject(tx, courseId, columns);
    return id === undefined ? undefined : (await findSubjectsByIds(tx, [id]))[0];
  });
}

/**
 * Undefined if there is no such subject.
 * @throws 409 if `parent` is another course, or the subject was changed meanwhile
 */
export function changeSubject(
  db: Db,
  id: string,
  changes: Partial<SubjectColumns>,
  parent: string | undefined,
  edit: Edit,
): Promise<SubjectDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await changeContentItem(tx, { kind: 'subject', id }, edit, () =>
      updateSubject(tx, id, changes),
    );
    if (!row) return undefined;
    requireSameParent('courseId', parent, row.courseId, 'SUBJECT_STAYS');
    return (await findSubjectsByIds(tx, [id]))[0];
  });
}

/** Undefined if there is no such subject. */
export function addChapter(
  db: Db,
  subjectId: string,
  columns: ChapterColumns,
): Promise<ChapterDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockSubject(tx, subjectId))) return undefined;
    const id = await insertChapter(tx, subjectId, columns);
    return id === undefined ? undefined : (await findChaptersByIds(tx, [id]))[0];
  });
}

/**
 * Undefined if there is no such chapter.
 * @throws 409 if `parent` is another subject, or the chapter was changed meanwhile
 */
export function changeChapter(
  db: Db,
  id: string,
  changes: Partial<ChapterColumns>,
  parent: string | undefined,
  edit: Edit,
): Promise<ChapterDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await changeContentItem(tx, { kind: 'chapter', id }, edit, () =>
      updateChapter(tx, id, changes),
    );
    if (!row) return undefined;
    requireSameParent('subjectId', parent, row.subjectId, 'CHAPTER_STAYS');
    return (await findChaptersByIds(tx, [id]))[0];
  });
}

/** Undefined if there is no such course. */
export function addAcademicUnit(
  db: Db,
  courseId: string,
  columns: UnitColumns,
): Promise<AcademicUnitDocument | undefined> {
  return db.transaction(async (tx) =>
    (await lockCourse(tx, courseId)) ? insertAcademicUnit(tx, courseId, columns) : undefined,
  );
}

/**
 * Undefined if the course has no such unit.
 * @throws 409 if `parent` is another course, or the unit was changed meanwhile
 */
export function changeAcademicUnit(
  db: Db,
  courseId: string,
  id: string,
  changes: Partial<UnitColumns>,
  parent: string | undefined,
  edit: Edit,
): Promise<AcademicUnitDocument | undefined> {
  return db.transaction(async (tx) => {
    const unit = await changeContentItem(tx, { kind: 'academic-unit', id }, edit, () =>
      updateAcademicUnit(tx, courseId, id, changes),
    );
    if (unit) requireSameParent('courseId', parent, courseId, 'UNIT_STAYS');
    return unit;
  });
}
