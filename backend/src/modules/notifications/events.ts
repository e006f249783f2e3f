// SQL of events that have many recipients: exams that start soon, published merit lists,
// assignments that are due.
import { and, eq, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type CursorPage, keyset } from '../../db/keyset.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { assignments } from '../assignments/tables.ts';
import { isHiddenByRule } from '../campaigns/exam-campaigns/contest-queries.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { LAST_END } from '../personal-windows/conditions.ts';
import { findOpeningExams } from './opening-exams.ts';
import {
  notificationFanOuts as fanOuts,
  type NotificationDetails,
  type NotificationKind,
} from './tables.ts';

const HOUR_MS = 3_600_000;
/** Exams and assignments are announced this long before their time. */
const NOTICE_PERIOD_MS = 24 * HOUR_MS;
/**
 * Older events are no longer announced, for example after downtime. NOTIFICATION_DAYS must be
 * longer.
 */
export const LOOK_BACK_MS = 7 * 24 * HOUR_MS;
/** Events in one query. */
const MAX_EVENTS = 50;

/** An event with many recipients. */
export type Event = {
  kind: NotificationKind;
  subject: string;
  /** The campaign, exam or assignment. */
  id: string;
  details: NotificationDetails;
  /** When messages about it become useless. */
  expiresAt: Date;
};

/** A condition: students can see the campaign, because its exam is not archived. */
export const HAS_ACTIVE_EXAM: SQL = sql`not exists (select 1 from ${multiSubjectExams}
    where ${multiSubjectExams.id} = ${campaigns.multiSubjectExamId}
    and ${multiSubjectExams.archivedAt} is not null)
  and not exists (select 1 from ${exams} where ${exams.id} = ${campaigns.examId}
  and ${exams.archivedAt} is not null)`;

const timedEvent = (
  kind: NotificationKind,
  id: string,
  at: Date,
  details: NotificationDetails,
): Event => ({
  kind,
  subject: `${id} ${at.toISOString()}`,
  id,
  expiresAt: at,
  details: { ...details, at: at.toISOString() },
});

/** A page of exams that start within a day. A rescheduled one is announced again. */
async function findExamsSoon(db: Db, now: Date, after: string): Promise<CursorPage<Event>> {
  const list = keyset(
    { timestamp: campaigns.startDate, id: campaigns.id, order: 'oldest first' },
    { offset: 0, limit: MAX_EVENTS, after },
  );
  const rows = await db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      at: campaigns.startDate,
      cursor: list.cursor,
    })
    .from(campaigns)
    .where(
      and(
        gt(campaigns.startDate, now),
        lte(campaigns.startDate, new Date(now.getTime() + NOTICE_PERIOD_MS)),
        HAS_ACTIVE_EXAM,
        list.afterCursor,
      ),
    )
    .orderBy(...list.orderBy)
    .limit(list.limit);
  return list.toPage(rows, ({ id, title, at }) =>
    timedEvent('exam-soon', id, at, { title, examCampaignId: id }),
  );
}

/**
 * A page of single exams that open within a day. The subject differs from that of a campaign,
 * whatever its id.
 */
async function findExamsOpening(db: Db, now: Date, after: string): Promise<CursorPage<Event>> {
  const page = { offset: 0, limit: MAX_EVENTS, after };
  return findOpeningExams(
    db,
    { from: now, to: new Date(now.getTime() + NOTICE_PERIOD_MS) },
    page,
    ({ id, title, at }) => {
      const event = timedEvent('exam-soon', id, at, { title, examId: id });
      return { ...event, subject: `exam ${event.subject}` };
    },
  );
}

/** A page of published merit lists with recipients that are not notified yet. */
async function findMeritLists(db: Db, now: Date, after: string): Promise<CursorPage<Event>> {
  const list = keyset(
    { timestamp: campaigns.meritListAt, id: campaigns.id, order: 'oldest first' },
    { offset: 0, limit: MAX_EVENTS, after },
  );
  const isFinished = sql`exists (select 1 from ${fanOuts} where ${fanOuts.kind} = 'merit-list'
    and ${fanOuts.subject} = ${campaigns.id}
    and ${fanOuts.finishedAt} >= ${campaigns.meritListAt})`;
  const rows = await db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      cursor: list.cursor,
      multiSubjectExamId: campaigns.multiSubjectExamId,
      examId: campaigns.examId,
    })
    .from(campaigns)
    .where(
      and(
        gt(campaigns.meritListAt, new Date(now.getTime() - LOOK_BACK_MS)),
        not(isFinished),
        HAS_ACTIVE_EXAM,
        list.afterCursor,
      ),
    )
    .orderBy(...list.orderBy)
    .limit(list.limit);
  const hidden = new Set<string>();
  for (const row of rows) if (await isHiddenByRule(db, row, now)) hidden.add(row.id);
  const page = list.toPage(rows, ({ id, title }) => ({
    kind: 'merit-list' as const,
    subject: id,
    id,
    details: { title, examCampaignId: id },
    expiresAt: new Date(now.getTime() + NOTICE_PERIOD_MS),
  }));
  return { ...page, rows: page.rows.filter(({ id }) => !hidden.has(id)) };
}

/**
 * A page of assignments of offered courses that are due within a day. A rescheduled one is
 * announced again.
 */
async function findDueAssignments(db: Db, now: Date, after: string): Promise<CursorPage<Event>> {
  const list = keyset(
    { timestamp: assignments.dueDate, id: assignments.id, order: 'oldest first' },
    { offset: 0, limit: MAX_EVENTS, after },
  );
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      at: sql<Date>`${assignments.dueDate}`.mapWith(assignments.dueDate),
      cursor: list.cursor,
    })
    .from(assignments)
    .leftJoin(universities, eq(universities.id, assignments.universityId))
    .leftJoin(courses, eq(courses.id, assignments.courseId))
    .where(
      and(
        gt(assignments.dueDate, now),
        lte(assignments.dueDate, new Date(now.getTime() + NOTICE_PERIOD_MS)),
        isNull(universities.archivedAt),
        isNull(courses.archivedAt),
        list.afterCursor,
      ),
    )
    .orderBy(...list.orderBy)
    .limit(list.limit);
  return list.toPage(rows, ({ id, title, at }) =>
    timedEvent('assignment-due', id, at, { title, assignmentId: id }),
  );
}

/**
 * The lists of events with many recipients. Each is read page by page until its end, so that many
 * events delay none of them.
 */
export const EVENT_LISTS = [
  { kind: 'exam-soon', find: findExamsSoon },
  { kind: 'merit-list', find: findMeritLists },
  { kind: 'assignment-due', find: findDueAssignments },
  { kind: 'exam-soon', find: findExamsOpening },
] as const;

/** A page of the ended campaigns whose merit list is not published yet, the newest first. */
export async function findUnpublished(
  db: Db,
  now: Date,
  after: string,
): Promise<CursorPage<string>> {
  const list = keyset(
    { timestamp: campaigns.endDate, id: campaigns.id, order: 'newest first' },
    { offset: 0, limit: MAX_EVENTS, after },
  );
  const rows = await db
    .select({ id: campaigns.id, cursor: list.cursor })
    .from(campaigns)
    .where(
      and(
        sql`${LAST_END} <= ${now.toISOString()}::timestamptz`,
        gt(campaigns.endDate, new Date(now.getTime() - 180 * 24 * HOUR_MS)),
        isNull(campaigns.meritListAt),
        list.afterCursor,
      ),
    )
    .orderBy(...list.orderBy)
    .limit(list.limit);
  return list.toPage(rows, ({ id }) => id);
}
