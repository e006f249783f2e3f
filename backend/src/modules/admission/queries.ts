// SQL that reads admission courses, units and years: all of them public; archived ones and those
// below them are omitted.
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { isListed, isReadable } from '../../records/course-status.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { unitExamCount, universityExamCount } from './counts.ts';
import type { Testimonial, UnitDocument, UniversityDocument, YearDocument } from './documents.ts';
import { universityTestimonials as testimonials, units, universities, years } from './tables.ts';

async function selectUniversities(db: Db, where?: SQL): Promise<UniversityDocument[]> {
  const rows = await db
    .select({
      _id: universities.id,
      courseCode: universities.courseCode,
      name: universities.name,
      description: universities.description,
      enrollmentFee: universities.enrollmentFee,
      discountFee: universities.discountFee,
      enrollmentDuration: universities.enrollmentDuration,
      courseThumbnail: universities.courseThumbnail,
      averageRating: universities.averageRating,
      status: universities.status,
      examCount: universityExamCount,
      units: jsonArray<UniversityDocument['units'][number]>(
        { _id: units.id, unitName: units.unitName },
        sql`${units} where ${units.universityId} = ${universities.id}
          and ${units.archivedAt} is null`,
        sql`${units.position}, ${units.unitName}, ${units.id}`,
      ),
      testimonials: jsonArray<Static<typeof Testimonial>>(
        {
          studentName: testimonials.studentName,
          enrolledYear: testimonials.enrolledYear,
          review: testimonials.review,
        },
        sql`${testimonials} where ${testimonials.universityId} = ${universities.id}`,
        testimonials.position,
      ),
    })
    .from(universities)
    .where(and(where, isNull(universities.archivedAt)))
    .orderBy(asc(universities.position), asc(universities.name), asc(universities.id));
  return rows.map(withoutNulls);
}

export const findUniversities = (db: Db) => selectUniversities(db, isListed(universities));
export const findUniversitiesByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectUniversities(db, and(inArray(universities.id, ids), isReadable(universities, viewer)));

export async function findUniversity(
  db: Db,
  id: string,
  viewer?: Viewer,
): Promise<UniversityDocument | undefined> {
  return (await findUniversitiesByIds(db, [id], viewer))[0];
}

export async function findUniversityByCode(
  db: Db,
  courseCode: string,
  viewer: Viewer,
): Promise<UniversityDocument | undefined> {
  return (
    await selectUniversities(
      db,
      and(eq(universities.courseCode, courseCode), isReadable(universities, viewer)),
    )
  )[0];
}

async function selectUnits(db: Db, where?: SQL): Promise<UnitDocument[]> {
  const rows = await db
    .select({
      _id: units.id,
      universityId: units.universityId,
      unitName: units.unitName,
      description: units.description,
      examCount: unitExamCount,
    })
    .from(units)
    .innerJoin(universities, eq(universities.id, units.universityId))
    .where(and(where, isNull(units.archivedAt), isNull(universities.archivedAt)))
    .orderBy(
      asc(universities.position),
      asc(universities.name),
      asc(units.position),
      asc(units.unitName),
      asc(units.id),
    );
  return rows.map(withoutNulls);
}

export const findUnits = (db: Db) => selectUnits(db, isListed(universities));
export const findUnitsByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectUnits(db, and(inArray(units.id, ids), isReadable(universities, viewer)));
export const findUnitsOf = (db: Db, universityIds: string[], viewer: Viewer) =>
  selectUnits(
    db,
    and(inArray(units.universityId, universityIds), isReadable(universities, viewer)),
  );
export const findUnitsByCode = (db: Db, courseCode: string, viewer: Viewer) =>
  selectUnits(db, and(eq(universities.courseCode, courseCode), isReadable(universities, viewer)));

/** Newest year first, because students look for that paper. */
async function selectYears(db: Db, where?: SQL): Promise<YearDocument[]> {
  const rows = await db
    .select({ _id: years.id, unitId: years.unitId, year: years.year, exam: multiSubjectExams.id })
    .from(years)
    .innerJoin(units, eq(units.id, years.unitId))
    .innerJoin(universities, eq(universities.id, units.universityId))
    .leftJoin(
      multiSubjectExams,
      and(eq(multiSubjectExams.yearId, years.id), isNull(multiSubjectExams.archivedAt)),
    )
    .where(
      and(
        where,
        isNull(years.archivedAt),
        isNull(units.archivedAt),
        isNull(universities.archivedAt),
      ),
    )
    .orderBy(asc(years.unitId), desc(years.year));
  return rows.map(withoutNulls);
}

export const findYears = (db: Db) => selectYears(db, isListed(universities));
export const findYearsByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectYears(db, and(inArray(years.id, ids), isReadable(universities, viewer)));
export const findYearsOf = (db: Db, unitIds: string[], viewer: Viewer) =>
  selectYears(db, and(inArray(years.unitId, unitIds), isReadable(universities, viewer)));
