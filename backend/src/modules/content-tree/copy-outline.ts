// SQL that copies the outline of a branch: subjects, chapters, lessons, notes, units and years.
import { insertRows } from '../../db/insert-rows.ts';
import { searchKey } from '../../records/search/search-key.ts';
import { academicUnits, chapters, contents, lessons, subjects } from '../academics/tables.ts';
import { units, years } from '../admission/tables.ts';
import type { CopyPlan } from './copy-plan.ts';

/** From the top down, so that parents are inserted before their children. */
export async function copyOutline(plan: CopyPlan): Promise<void> {
  await copySubjects(plan);
  await copyAcademicUnits(plan);
  await copyChapters(plan);
  await copyLessons(plan);
  await copyNotes(plan);
  await copyUnits(plan);
  await copyYears(plan);
}

async function copySubjects(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(subjects).where(plan.rows('subject'));
  const copies = rows.map((row) => {
    const subjectName = plan.titleOf(row.id, row.subjectName);
    return {
      ...row,
      subjectName,
      searchKey: searchKey(subjectName),
      id: plan.newId(row.id),
      courseId: plan.parentOf(row.id, row.courseId),
      position: plan.positionOf(row.id, row.position),
    };
  });
  await insertRows(plan.tx, subjects, copies);
}

async function copyAcademicUnits(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(academicUnits).where(plan.rows('academic-unit'));
  const copies = rows.map((row) => ({
    ...row,
    unitName: plan.titleOf(row.id, row.unitName),
    id: plan.newId(row.id),
    courseId: plan.parentOf(row.id, row.courseId),
    position: plan.positionOf(row.id, row.position),
  }));
  await insertRows(plan.tx, academicUnits, copies);
}

async function copyChapters(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(chapters).where(plan.rows('chapter'));
  const copies = rows.map((row) => {
    const chapterTitle = plan.titleOf(row.id, row.chapterTitle);
    return {
      ...row,
      chapterTitle,
      searchKey: searchKey(chapterTitle),
      id: plan.newId(row.id),
      subjectId: plan.parentOf(row.id, row.subjectId),
      position: plan.positionOf(row.id, row.position),
    };
  });
  await insertRows(plan.tx, chapters, copies);
}

async function copyLessons(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(lessons).where(plan.rows('lesson'));
  await insertRows(
    plan.tx,
    lessons,
    rows.map((row) => inChapter(plan, row)),
  );
}

async function copyNotes(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(contents).where(plan.rows('note'));
  await insertRows(
    plan.tx,
    contents,
    rows.map((row) => inChapter(plan, row)),
  );
}

/** The copy of a lesson or note. */
function inChapter<Row extends { id: string; chapterId: string; title: string; position: number }>(
  plan: CopyPlan,
  row: Row,
) {
  const title = plan.titleOf(row.id, row.title);
  return {
    ...row,
    title,
    searchKey: searchKey(title),
    id: plan.newId(row.id),
    chapterId: plan.parentOf(row.id, row.chapterId),
    position: plan.positionOf(row.id, row.position),
  };
}

async function copyUnits(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(units).where(plan.rows('admission-unit'));
  const copies = rows.map((row) => {
    const unitName = plan.titleOf(row.id, row.unitName);
    return {
      ...row,
      unitName,
      searchKey: searchKey(unitName),
      id: plan.newId(row.id),
      universityId: plan.parentOf(row.id, row.universityId),
      position: plan.positionOf(row.id, row.position),
    };
  });
  await insertRows(plan.tx, units, copies);
}

async function copyYears(plan: CopyPlan): Promise<void> {
  const rows = await plan.tx.select().from(years).where(plan.rows('exam-year'));
  const copies = rows.map((row) => ({
    ...row,
    id: plan.newId(row.id),
    unitId: plan.parentOf(row.id, row.unitId),
    year: plan.isRoot(row.id) ? (plan.root.year ?? row.year) : row.year,
  }));
  await insertRows(plan.tx, years, copies);
}
