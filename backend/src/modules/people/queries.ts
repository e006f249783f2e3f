// SQL of people for admins: student records with their accounts, and enrolments with payment notes.
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { latinDigits, likePattern, wordsOf } from '../../records/search/typed-words.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { users } from '../auth/tables.ts';
import { matches, termsOf } from '../search/terms.ts';
import { type Category, findStudentsByRows } from '../students/queries.ts';
import { enrolments, students } from '../students/tables.ts';
import type {
  PersonDetailsDocument,
  PersonDocument,
  PersonEnrolmentDocument,
} from './documents.ts';

/** Useful searches have a few words; more are ignored. */
const MAX_WORDS = 5;

/**
 * A condition: a name contains the word in any spelling or script, by the rule of the site's search
 * (docs/decisions/038).
 */
function matchesName(word: string): SQL {
  const terms = termsOf(word).map((term) => matches(sql`${students.searchKey}`, term));
  return and(...terms) ?? sql`false`;
}

/**
 * Normalizes a phone number as stored: without +88, hyphens and Bengali digits. Other words are
 * unchanged.
 */
function toStored(word: string): string {
  const latin = latinDigits(word);
  const isNumber = /^\+[\d-]+$|^\d[\d-]{5,}$/.test(latin);
  return isNumber ? latin.replace(/[+-]/g, '').replace(/^88(?=01)/, '') : latin;
}

const nameHas = (word: string): SQL =>
  sql`(normalize(coalesce(${students.name}, ''), nfc) ilike ${likePattern(word)}
    or ${matchesName(word)})`;

/** A condition: every word is part of the name, in any spelling; undefined without words. */
export function matchesNames(q: string | undefined): SQL | undefined {
  const words = wordsOf(q, MAX_WORDS);
  return words.length > 0 ? and(...words.map(nameHas)) : undefined;
}

/**
 * A condition: every word is part of the name, in any spelling, or of an address or a number;
 * undefined without words.
 */
export function matchesPerson(q: string | undefined): SQL | undefined {
  const conditions = wordsOf(q, MAX_WORDS).map(
    (word) => sql`(${nameHas(word)}
      or concat_ws(' ', ${students.contactEmail}, ${students.contactMobile}, ${users.email},
      ${users.phoneNumber}) ilike ${likePattern(toStored(word))})`,
  );
  return conditions.length > 0 ? and(...conditions) : undefined;
}

type Row = {
  student: typeof students.$inferSelect;
  account: Pick<typeof users.$inferSelect, keyof typeof account>;
};

const account = {
  id: users.id,
  email: users.email,
  phoneNumber: users.phoneNumber,
  role: users.role,
  blockedAt: users.blockedAt,
  invitedAt: users.invitedAt,
  invitationSentAt: users.invitationSentAt,
};

const STATES = { blocked: isNotNull(users.blockedAt), invited: isNotNull(users.invitedAt) };
export type PersonState = keyof typeof STATES;

const toText = (date: Date | null) => date?.toISOString() ?? null;

async function toPeople(db: Db, rows: readonly Row[]): Promise<PersonDocument[]> {
  const records = await findStudentsByRows(
    db,
    rows.map(({ student }) => student),
  );
  return rows.flatMap(({ student: row, account: { id, role, ...accountRow } }, index) => {
    const student = records[index];
    if (!student) return [];
    const optional = withoutNulls({
      email: accountRow.email,
      phoneNumber: accountRow.phoneNumber,
      blockedAt: toText(accountRow.blockedAt),
      invitedAt: toText(accountRow.invitedAt),
      invitationSentAt: toText(accountRow.invitationSentAt),
    });
    const createdAt = row.createdAt.toISOString();
    return [{ student, account: { _id: id, ...optional, role }, createdAt }];
  });
}

/** A page of the people that match, the earliest record first. */
export async function findPeople(
  db: Db,
  { q, state }: { q?: string | undefined; state?: PersonState | undefined },
  page: Page,
): Promise<ListPage<PersonDocument>> {
  const list = keyset(
    { timestamp: students.createdAt, id: students.id, order: 'oldest first' },
    page,
  );
  const where = and(matchesPerson(q), state && STATES[state]);
  const rows = await db
    .select({ student: students, account, cursor: list.cursor })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const count = await countRows(
    db,
    sql`${students} join ${users} on ${users.id} = ${students.userId}`,
    where,
    page,
  );
  const listPage = list.toListPage(rows, count, (row) => row);
  return { ...listPage, rows: await toPeople(db, listPage.rows) };
}

/** A person by the id of the student record. */
export async function findPerson(
  db: Db,
  studentId: string,
): Promise<PersonDetailsDocument | undefined> {
  const rows = await db
    .select({ student: students, account })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  const [person] = await toPeople(db, rows);
  return person && { ...person, enrolments: await findEnrolments(db, studentId) };
}

/** All enrolments of a student, also in archived courses; the earliest first. */
async function findEnrolments(db: Db, studentId: string): Promise<PersonEnrolmentDocument[]> {
  const rows = await db
    .select({
      enrolment: enrolments,
      university: universities,
      course: { code: courses.courseCode, title: courses.title },
    })
    .from(enrolments)
    .leftJoin(universities, eq(universities.id, enrolments.universityId))
    .leftJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.studentId, studentId))
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.id));
  return rows.map(({ enrolment, university, course }) => ({
    courseId: enrolment.universityId ?? enrolment.courseId ?? '',
    category: enrolment.universityId === null ? ('academic' as const) : ('admissionPrep' as const),
    courseCode: university?.courseCode ?? course?.code ?? '',
    name: university?.name ?? course?.title ?? '',
    enrolledAt: enrolment.enrolledAt.toISOString(),
    ...withoutNulls({ paymentNote: enrolment.paymentNote }),
    byAdmin: enrolment.enrolledBy !== null,
  }));
}

/** Ends an enrolment; false if there is none. Progress and results are kept. */
export async function deleteEnrolment(
  db: Db,
  studentId: string,
  category: Category,
  courseId: string,
): Promise<boolean> {
  const isCourse =
    category === 'admissionPrep'
      ? eq(enrolments.universityId, courseId)
      : eq(enrolments.courseId, courseId);
  const isEnrolment = and(eq(enrolments.studentId, studentId), isCourse);
  return (
    (await db.delete(enrolments).where(isEnrolment).returning({ id: enrolments.id })).length > 0
  );
}
