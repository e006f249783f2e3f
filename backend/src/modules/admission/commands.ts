// Adds and changes admission courses, units and years.
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { requireSameParent } from '../../records/same-parent.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../content-revisions/edits.ts';
import { hasStudents } from '../students/queries.ts';
import { enrolments } from '../students/tables.ts';
import type {
  TestimonialsSent,
  UnitDocument,
  UniversityDocument,
  YearDocument,
} from './documents.ts';
import { findUnitsByIds, findUniversity, findYearsByIds } from './queries.ts';
import {
  insertTestimonials,
  insertUnit,
  insertUniversity,
  insertYear,
  lockUnit,
  lockUniversity,
  replaceTestimonials,
  type UnitColumns,
  type UniversityColumns,
  updateUnit,
  updateUniversity,
  updateYear,
} from './write-queries.ts';

/** @throws 422 if the discount is above the fee */
export function addUniversity(
  db: Db,
  columns: UniversityColumns,
  testimonials: TestimonialsSent,
): Promise<UniversityDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await insertUniversity(tx, columns);
    if (!row) return undefined;
    requireDiscountWithinFee(row);
    await insertTestimonials(tx, row.id, testimonials);
    return findUniversity(tx, row.id);
  });
}

/**
 * The course after the change; undefined if there is none. The update locks the row, so that the
 * second of two concurrent changes is checked against the result of the first.
 * @param testimonials replaces all testimonials; undefined leaves them unchanged
 * @throws 422 if the discount would be above the fee; 409 if it was changed since the revision of
 *   the edit, or would become a draft and has students
 */
export function changeUniversity(
  db: Db,
  id: string,
  changes: Partial<UniversityColumns>,
  testimonials: TestimonialsSent | undefined,
  edit: Edit,
): Promise<UniversityDocument | undefined> {
  const change = async (tx: Db) => {
    const row = await updateUniversity(tx, id, changes);
    if (!row) return undefined;
    if (changes.status === 'draft' && (await hasStudents(tx, eq(enrolments.universityId, id)))) {
      refuse('COURSE_HAS_STUDENTS', {}, [
        problem('status', 'IS_NOT_ALLOWED', { allowed: 'published, archived' }),
      ]);
    }
    requireDiscountWithinFee(row);
    if (testimonials) await replaceTestimonials(tx, id, testimonials);
    return findUniversity(tx, id);
  };
  return db.transaction((tx) =>
    changeContentItem(tx, { kind: 'admission-course', id }, edit, () => change(tx)),
  );
}

function requireDiscountWithinFee({
  enrollmentFee,
  discountFee,
}: {
  enrollmentFee: number;
  discountFee: number;
}): void {
  if (discountFee <= enrollmentFee) return;
  refuse('DISCOUNT_ABOVE_FEE', {}, [problem('discountFee', 'IS_ABOVE_FEE')]);
}

/** Undefined if there is no such course. */
export function addUnit(db: Db, columns: UnitColumns): Promise<UnitDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockUniversity(tx, columns.universityId))) return undefined;
    const id = await insertUnit(tx, columns);
    return id === undefined ? undefined : (await findUnitsByIds(tx, [id]))[0];
  });
}

/**
 * Undefined if there is no such unit.
 * @throws 409 if `universityId` is another course's, or the unit was changed meanwhile
 */
export function changeUnit(
  db: Db,
  id: string,
  { universityId, ...changes }: Partial<UnitColumns>,
  edit: Edit,
): Promise<UnitDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await changeContentItem(tx, { kind: 'admission-unit', id }, edit, () =>
      updateUnit(tx, id, changes),
    );
    if (!row) return undefined;
    requireSameParent('universityId', universityId, row.universityId, 'UNIT_STAYS');
    return (await findUnitsByIds(tx, [id]))[0];
  });
}

/** Undefined if there is no such unit; a year that the unit already has violates a unique key. */
export function addYear(
  db: Db,
  columns: { unitId: string; year: number },
): Promise<YearDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockUnit(tx, columns.unitId))) return undefined;
    const id = await insertYear(tx, columns);
    return id === undefined ? undefined : (await findYearsByIds(tx, [id]))[0];
  });
}

/**
 * Undefined if there is no such year.
 * @throws 409 if `unitId` is another unit's, or the year was changed meanwhile
 */
export function changeYear(
  db: Db,
  id: string,
  { unitId, year }: { unitId?: string; year?: number },
  edit: Edit,
): Promise<YearDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await changeContentItem(tx, { kind: 'exam-year', id }, edit, () =>
      updateYear(tx, id, year),
    );
    if (!row) return undefined;
    requireSameParent('unitId', unitId, row.unitId, 'YEAR_STAYS');
    return (await findYearsByIds(tx, [id]))[0];
  });
}
