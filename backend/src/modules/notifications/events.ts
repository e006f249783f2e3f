// SQL of events that have many recipients: exams that start soon, published merit lists, assignments that are due.
import { type AnyColumn, and, asc, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { keyset } from '../../db/keyset.ts';
import { assignments } from '../assignments/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaigns as campaigns, examCampaignEntries, examCampaignRegistrations } from '../campaigns/tables.ts';
import { enrolments, students } from '../students/tables.ts';
import type { NotificationDetails, NotificationKind } from './tables.ts';

const HOUR_MS = 3_600_000;
/** How long before its time an exam or an assignment is announced. */
const AHEAD_MS = 24 * HOUR_MS;
/** Older events are not announced any more, for example after the server was down. NOTIFICATION_DAYS must be longer. */
export const LOOK_BACK_MS = 7 * 24 * HOUR_MS;
/** Events of one kind in one round. */
const MAX_EVENTS = 50;

/** An event of which many accounts are told. */
export type Event = {
  kind: NotificationKind;
  subject: string;
  /** The campaign or assignment. */
  id: string;
  details: NotificationDetails;
  /** When messages about it become useless. */
  expiresAt: Date;
};

/** A page of the accounts that may have to be told, in a fixed order. Those that need not are marked, so that a page has a bounded cost. */
type Recipient = { userId: string; isRecipient: boolean; isSettled: boolean; cursor: string };

/** The transaction of a younger row may overtake that of an older one for this long: the cursor does not pass such rows yet. */
const SETTLED_MS = 60_000;

/** The events of now. An exam or an assignment that is moved to another time is announced again. */
export async function findEvents(db: Db, now: Date): Promise<Event[]> {
  const soon = new Date(now.getTime() + AHEAD_MS);
  const exams = await db
    .select({ id: campaigns.id, title: campaigns.title, at: campaigns.startDate })
    .from(campaigns)
    .where(and(gt(campaigns.startDate, now), lte(campaigns.startDate, soon)))
    .orderBy(asc(campaigns.startDate), asc(campaigns.id))
    .limit(MAX_EVENTS);
  const lists = await db
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(gt(campaigns.meritListAt, new Date(now.getTime() - LOOK_BACK_MS)))
    .orderBy(asc(campaigns.meritListAt), asc(campaigns.id))
    .limit(MAX_EVENTS);
  const due = await db
    .select({ id: assignments.id, title: assignments.title, at: assignments.dueDate })
    .from(assignments)
    .where(and(gt(assignments.dueDate, now), lte(assignments.dueDate, soon)))
    .orderBy(asc(assignments.dueDate), asc(assignments.id))
    .limit(MAX_EVENTS);
  return [
    ...exams.map(({ id, title, at }) => timedEvent('exam-soon', id, at, { title, examCampaignId: id, at: at.toISOString() })),
    ...lists.map(({ id, title }) => ({
      ...{ kind: 'merit-list' as const, subject: id, id, details: { title, examCampaignId: id } },
      expiresAt: new Date(now.getTime() + AHEAD_MS),
    })),
    ...due.flatMap(({ id, title, at }) =>
      at ? [timedEvent('assignment-due', id, at, { title, assignmentId: id, at: at.toISOString() })] : [],
    ),
  ];
}

function timedEvent(kind: NotificationKind, id: string, at: Date, details: NotificationDetails): Event {
  return { kind, subject: `${id} ${at.toISOString()}`, id, details, expiresAt: at };
}

/** Campaigns that have ended and whose merit list is not published yet. */
export async function findUnpublished(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        lte(campaigns.endDate, now),
        gt(campaigns.endDate, new Date(now.getTime() - 90 * 24 * HOUR_MS)),
        sql`${campaigns.meritListAt} is null`,
      ),
    )
    .orderBy(desc(campaigns.endDate))
    .limit(MAX_EVENTS);
  return rows.map(({ id }) => id);
}

type Place = { after: string; limit: number; now: Date };

/** The next recipients of an event. @param place `after`: the cursor of the last settled one, empty at the beginning */
export function findRecipients(db: Db, event: Event, place: Place): Promise<Recipient[]> {
  return event.kind === 'assignment-due' ? findEnrolled(db, event.id, place) : findRegistered(db, event, place);
}

const isSettled = (column: AnyColumn, now: Date) =>
  sql<boolean>`${column} <= ${new Date(now.getTime() - SETTLED_MS).toISOString()}::timestamptz`;

/** Students of the assignment's course; of any course for an assignment without one. */
function findEnrolled(db: Db, assignmentId: string, { after, limit, now }: Place): Promise<Recipient[]> {
  const list = keyset({ moment: students.createdAt, id: students.id, order: 'oldest first' }, { offset: 0, limit, after });
  return db
    .select({
      ...{ userId: students.userId, cursor: list.cursor, isSettled: isSettled(students.createdAt, now) },
      isRecipient: sql<boolean>`${users.role} <> 'admin'
        and exists (select 1 from ${enrolments} join ${assignments} on ${assignments.id} = ${assignmentId}
          where ${enrolments.studentId} = ${students.id}
          and (num_nonnulls(${assignments.universityId}, ${assignments.courseId}) = 0
            or ${assignments.universityId} = ${enrolments.universityId} or ${assignments.courseId} = ${enrolments.courseId}))`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(list.behind)
    .orderBy(...list.orderBy)
    .limit(limit);
}

/** Registered students; of a merit list those who took part. */
function findRegistered(db: Db, { kind, id }: Event, { after, limit, now }: Place): Promise<Recipient[]> {
  const registrations = examCampaignRegistrations;
  const order = { moment: registrations.registeredAt, id: registrations.studentId, order: 'oldest first' } as const;
  const list = keyset(order, { offset: 0, limit, after });
  const tookPart = sql<boolean>`exists (select 1 from ${examCampaignEntries}
    where ${examCampaignEntries.userId} = ${students.userId} and ${examCampaignEntries.campaignId} = ${id})`;
  return db
    .select({
      ...{ userId: students.userId, cursor: list.cursor, isSettled: isSettled(registrations.registeredAt, now) },
      isRecipient: kind === 'merit-list' ? tookPart : isNotNull(students.userId).mapWith(Boolean),
    })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .where(and(eq(registrations.campaignId, id), list.behind))
    .orderBy(...list.orderBy)
    .limit(limit);
}
