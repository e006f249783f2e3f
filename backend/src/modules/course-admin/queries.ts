// SQL of courses of both kinds in one list, with drafts and archived ones, for admins.
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countOf } from '../../db/count-of.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { courseCounts } from '../academics/counts.ts';
import { courses } from '../academics/tables.ts';
import { universityExamCount } from '../admission/counts.ts';
import { universities } from '../admission/tables.ts';
import { matches, termsOf } from '../search/terms.ts';
import { enrolments } from '../students/tables.ts';
import type { CourseEntryDocument, CourseListFilter } from './documents.ts';

type Page = { offset: number; limit: number };

/** Every word must be in the title, in any spelling that search accepts, or in the code. */
function hasWords(q: string, key: SQL, code: SQL): SQL | undefined {
  const escaped = q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  const terms = termsOf(q);
  if (escaped === '') return undefined;
  const inTitle = terms.length > 0 ? and(...terms.map((term) => matches(key, term))) : undefined;
  return or(inTitle, sql`${code} like ${`%${escaped}%`}`);
}

/**
 * The rows of both tables that match the filter, as a condition for each; undefined omits the
 * table.
 */
function conditions({ kind, status, q = '' }: CourseListFilter) {
  const admission = and(
    isNull(universities.archivedAt),
    status && eq(universities.status, status),
    hasWords(q, sql`${universities.searchKey}`, sql`${universities.courseCode}`),
  );
  const others = and(
    isNull(courses.archivedAt),
    status && eq(courses.status, status),
    kind === 'academic' ? eq(courses.courseType, 'academic') : undefined,
    kind === 'other' ? ne(courses.courseType, 'academic') : undefined,
    hasWords(q, sql`${courses.searchKey}`, sql`${courses.courseCode}`),
  );
  return {
    admission: kind === undefined || kind === 'admission' ? admission : sql`false`,
    others: kind === 'admission' ? sql`false` : others,
  };
}

/**
 * A page of the courses that match the filter, and their number: admission courses first, each list
 * in its own order.
 */
export async function findCourseList(db: Db, filter: CourseListFilter, { offset, limit }: Page) {
  const where = conditions(filter);
  const [admissionTotal, othersTotal] = await Promise.all([
    db.$count(universities, where.admission),
    db.$count(courses, where.others),
  ]);
  const admission = await findAdmission(db, where.admission, { offset, limit });
  const rest = limit - admission.length;
  const others =
    rest > 0
      ? await findOthers(db, where.others, {
          offset: Math.max(0, offset - admissionTotal),
          limit: rest,
        })
      : [];
  return { entries: [...admission, ...others], total: admissionTotal + othersTotal };
}

async function findAdmission(
  db: Db,
  where: SQL | undefined,
  { offset, limit }: Page,
): Promise<CourseEntryDocument[]> {
  const rows = await db
    .select({
      _id: universities.id,
      courseCode: universities.courseCode,
      title: universities.name,
      status: universities.status,
      price: universities.enrollmentFee,
      discountPrice: universities.discountFee,
      thumbnailImageUrl: universities.courseThumbnail,
      studentCount: countOf(
        sql`${enrolments} where ${enrolments.universityId} = ${universities.id}`,
      ),
      examCount: universityExamCount,
    })
    .from(universities)
    .where(where)
    .orderBy(universities.position, universities.name, universities.id)
    .limit(limit)
    .offset(offset);
  const fixed = {
    kind: 'admission',
    courseType: 'admission',
    lessonCount: 0,
    contentCount: 0,
  } as const;
  return rows.map((row) => ({ ...withoutNulls(row), ...fixed }));
}

async function findOthers(
  db: Db,
  where: SQL | undefined,
  { offset, limit }: Page,
): Promise<CourseEntryDocument[]> {
  const rows = await db
    .select({
      _id: courses.id,
      courseCode: courses.courseCode,
      courseType: courses.courseType,
      title: courses.title,
      status: courses.status,
      price: courses.price,
      discountPrice: courses.discountPrice,
      thumbnailImageUrl: courses.thumbnailImageUrl,
      studentCount: countOf(sql`${enrolments} where ${enrolments.courseId} = ${courses.id}`),
      ...courseCounts,
    })
    .from(courses)
    .where(where)
    .orderBy(courses.position, courses.title, courses.id)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...withoutNulls(row),
    kind: row.courseType === 'academic' ? 'academic' : 'other',
  }));
}
