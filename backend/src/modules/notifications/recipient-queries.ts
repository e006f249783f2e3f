// SQL of the recipients of events: registered, or enrolled students.
import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { keyset } from '../../db/keyset.ts';
import { assignments, assignmentSubmissions as submissions } from '../assignments/tables.ts';
import { users } from '../auth/tables.ts';
import {
  examCampaigns as campaigns,
  examCampaignEntries,
  examCampaignRegistrations,
} from '../campaigns/tables.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { windowOf } from '../personal-windows/conditions.ts';
import { enrolments, students } from '../students/tables.ts';
import type { Event } from './events.ts';
import { hasTakenExam } from './opening-exams.ts';

/**
 * A page of possible recipients, in a fixed order. Not all of them are recipients: a page has a
 * bounded cost.
 */
type Recipient = { userId: string; isRecipient: boolean; isSettled: boolean; cursor: string };

/**
 * A transaction may commit a row this long after a later one: the cursor does not pass such rows
 * yet.
 */
const SETTLED_MS = 60_000;

type RecipientPage = { after: string; limit: number; now: Date };

/**
 * The next recipients of an event.
 * @param page `after`: the cursor of the last settled one, empty at the beginning
 */
export function findRecipients(db: Db, event: Event, page: RecipientPage): Promise<Recipient[]> {
  if (event.kind === 'assignment-due') return findRecipientsOfAssignment(db, event.id, page);
  if (event.kind === 'exam-soon' && event.details.examId !== undefined)
    return findRecipientsOfExam(db, event.id, page);
  return findRegistered(db, event, page);
}

/** A condition: the account has submitted the assignment. */
export const hasSubmitted = (assignmentId: string | AnyColumn, userId: AnyColumn) =>
  sql<boolean>`exists (select 1 from ${submissions}
    where ${submissions.assignmentId} = ${assignmentId}
    and ${submissions.userId} = ${userId} and ${submissions.submittedAt} is not null)`;

const isSettled = (column: AnyColumn, now: Date) =>
  sql<boolean>`${column} <= ${new Date(now.getTime() - SETTLED_MS).toISOString()}::timestamptz`;

/**
 * Students of the assignment's course who have not submitted; of any course for an assignment
 * without one.
 */
async function findRecipientsOfAssignment(
  db: Db,
  assignmentId: string,
  page: RecipientPage,
): Promise<Recipient[]> {
  const [assignment] = await db.select().from(assignments).where(eq(assignments.id, assignmentId));
  if (!assignment) return [];
  const { universityId, courseId } = assignment;
  const isOfCourse = and(
    universityId === null ? undefined : eq(enrolments.universityId, universityId),
    courseId === null ? undefined : eq(enrolments.courseId, courseId),
  );
  return findEnrolled(db, isOfCourse, hasSubmitted(assignmentId, students.userId), page);
}

/** Students of the exam's course who have not taken it. */
async function findRecipientsOfExam(
  db: Db,
  examId: string,
  page: RecipientPage,
): Promise<Recipient[]> {
  const [exam] = await db
    .select({ courseId: COURSE_OF_EXAM })
    .from(exams)
    .where(eq(exams.id, examId));
  if (!exam?.courseId) return [];
  const isOfCourse = or(
    eq(enrolments.courseId, exam.courseId),
    eq(enrolments.universityId, exam.courseId),
  );
  return findEnrolled(db, isOfCourse, hasTakenExam(sql`${examId}`, students.userId), page);
}

/**
 * A page of enrolled students. The pages are ordered by enrolment, so that the newest ones are
 * included; a student with several enrolments gets one notification.
 * @param isDone a condition: the student needs no notification any more
 */
function findEnrolled(
  db: Db,
  isOfCourse: SQL | undefined,
  isDone: SQL,
  { after, limit, now }: RecipientPage,
): Promise<Recipient[]> {
  const list = keyset(
    { timestamp: enrolments.enrolledAt, id: enrolments.id, order: 'oldest first' },
    { offset: 0, limit, after },
  );
  return db
    .select({
      userId: students.userId,
      cursor: list.cursor,
      isSettled: isSettled(enrolments.enrolledAt, now),
      isRecipient: sql<boolean>`${users.role} <> 'admin' and not ${isDone}`,
    })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(isOfCourse, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(limit);
}

/** Registered students; of a merit list those who took part. */
function findRegistered(
  db: Db,
  { kind, id, details }: Event,
  { after, limit, now }: RecipientPage,
): Promise<Recipient[]> {
  const registrations = examCampaignRegistrations;
  const order = {
    timestamp: registrations.registeredAt,
    id: registrations.studentId,
    order: 'oldest first',
  } as const;
  const list = keyset(order, { offset: 0, limit, after });
  // Students with a personal window are notified of its start.
  const { startDate } = windowOf(registrations.studentId);
  const startsThen = sql<boolean>`(select ${startDate} from ${campaigns}
    where ${campaigns.id} = ${registrations.campaignId}) = ${details.at ?? null}::timestamptz`;
  // Uses the index on the user, as in db/exam-rows-of-user.ts: statistics from before the contest
  // have no entries of its campaign. Not `exists`: PostgreSQL would read all entries into a hash.
  const tookPart = sql<boolean>`coalesce((select true from ${examCampaignEntries}
    where ${examCampaignEntries.userId} = ${students.userId}
    and (${examCampaignEntries.campaignId} || '') = ${id} limit 1), false)`;
  return db
    .select({
      userId: students.userId,
      cursor: list.cursor,
      isSettled: isSettled(registrations.registeredAt, now),
      isRecipient: kind === 'merit-list' ? tookPart : startsThen,
    })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .where(and(eq(registrations.campaignId, id), list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(limit);
}
