// SQL that deletes admission courses, units and years, or archives them if they have students'
// data.
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deleteOrArchive } from '../../records/delete-or-archive.ts';
import { deleteCourseDrafts } from '../assignments/queries.ts';
import { attempts } from '../attempts/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../results/tables.ts';
import { enrolments } from '../students/tables.ts';
import { units, universities, years } from './tables.ts';

/** The kind of the record to delete: an admission course, a unit, or an exam year. */
export type Level = 'course' | 'unit' | 'year';

const TABLES = { course: universities, unit: units, year: years } as const;

function isUnitBelow(level: Level, id: string): SQL {
  if (level === 'course') return eq(units.universityId, id);
  return level === 'unit' ? eq(units.id, id) : sql`false`;
}

/**
 * Conditions on the four tables for everything below the record, and the record itself if it is of
 * that kind.
 */
export function below(db: Db, level: Level, id: string) {
  const isUnit = isUnitBelow(level, id);
  const unitIds = db.select({ id: units.id }).from(units).where(isUnit);
  const isYear = level === 'year' ? eq(years.id, id) : inArray(years.unitId, unitIds);
  const isPaper = inArray(
    multiSubjectExams.yearId,
    db.select({ id: years.id }).from(years).where(isYear),
  );
  return { isUnit, isYear, isPaper, isExam: inArray(exams.unitId, unitIds) };
}

/** Whether students have data in it: one statement, whatever the level. */
async function hasStudentData(db: Db, level: Level, id: string): Promise<boolean> {
  const { isPaper, isExam } = below(db, level, id);
  const paperIds = db.select({ id: multiSubjectExams.id }).from(multiSubjectExams).where(isPaper);
  const examIds = db.select({ id: exams.id }).from(exams).where(isExam);
  const selectOne = { one: sql`1` };
  const anything = or(
    exists(
      db
        .select(selectOne)
        .from(multiSubjectResults)
        .where(inArray(multiSubjectResults.examId, paperIds)),
    ),
    exists(db.select(selectOne).from(examResults).where(inArray(examResults.examId, examIds))),
    exists(
      db.select(selectOne).from(attempts).where(inArray(attempts.multiSubjectExamId, paperIds)),
    ),
    exists(db.select(selectOne).from(attempts).where(inArray(attempts.examId, examIds))),
    exists(
      db
        .select(selectOne)
        .from(examCampaigns)
        .where(inArray(examCampaigns.multiSubjectExamId, paperIds)),
    ),
    exists(db.select(selectOne).from(examCampaigns).where(inArray(examCampaigns.examId, examIds))),
    level === 'course'
      ? exists(db.select(selectOne).from(enrolments).where(eq(enrolments.universityId, id)))
      : undefined,
  );
  const table = TABLES[level];
  const [row] = await db
    .select({ isUsed: sql<boolean>`(${anything})` })
    .from(table)
    .where(eq(table.id, id));
  return row?.isUsed ?? false;
}

/**
 * Archives the record and everything below it, from the top down. Records archived earlier keep
 * their date.
 */
async function archive(tx: Db, level: Level, id: string, archivedAt: Date): Promise<void> {
  const { isUnit, isYear, isPaper, isExam } = below(tx, level, id);
  const set = { archivedAt };
  if (level === 'course') await tx.update(universities).set(set).where(eq(universities.id, id));
  await tx
    .update(units)
    .set(set)
    .where(and(isUnit, isNull(units.archivedAt)));
  await tx
    .update(years)
    .set(set)
    .where(and(isYear, isNull(years.archivedAt)));
  await tx
    .update(multiSubjectExams)
    .set(set)
    .where(and(isPaper, isNull(multiSubjectExams.archivedAt)));
  await tx
    .update(exams)
    .set(set)
    .where(and(isExam, isNull(exams.archivedAt)));
}

/**
 * Deletes the record and everything below it. Undefined if there is none.
 * @throws 409 without `force` if it has students' data; with `force` it is archived
 */
export function deleteAdmission(
  db: Db,
  level: Level,
  id: string,
  { force, now }: { force: boolean; now: Date },
) {
  const table = TABLES[level];
  const isRecord: SQL | undefined = and(eq(table.id, id), isNull(table.archivedAt));
  return deleteOrArchive(db, force, {
    lock: async (tx) =>
      (await tx.select({ id: table.id }).from(table).where(isRecord).for('update')).length > 0,
    isUsed: (tx) => hasStudentData(tx, level, id),
    remove: async (tx) => {
      if (level === 'course') await deleteCourseDrafts(tx, 'universityId', id);
      await tx.delete(table).where(isRecord);
    },
    archive: (tx) => archive(tx, level, id, now),
  });
}
