// SQL of personal windows, and of students who have not started an exam yet.
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { RELEASED_AT } from '../campaigns/released-at.ts';
import {
  examCampaigns as campaigns,
  examCampaignEntries as entries,
  examCampaignRegistrations as registrations,
} from '../campaigns/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { matchesPerson } from '../people/queries.ts';
import { examRosterCandidates as candidates, examRosters as rosters } from '../rosters/tables.ts';
import { students } from '../students/tables.ts';
import { type ExpectedStudentDocument, toWindow } from './documents.ts';
import { personalWindows as windows } from './tables.ts';

const ofExam = ({ kind, examId }: ExamOfKind) =>
  eq(kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId, examId);
const isUnreleased = (now: Date) =>
  and(isNull(campaigns.meritListAt), sql`${RELEASED_AT} > ${now.toISOString()}::timestamptz`);

/** Whether the account has started in the campaign; used in queries of both. */
const HAS_STARTED: SQL<boolean> = sql<boolean>`(exists (select 1 from ${entries}
    where ${entries.campaignId} = ${campaigns.id} and ${entries.userId} = ${users.id})
  or exists (select 1 from ${attempts} where ${attempts.userId} = ${users.id}
    and (${attempts.multiSubjectExamId} = ${campaigns.multiSubjectExamId}
    or ${attempts.examId} = ${campaigns.examId})
    and ${attempts.startedAt} >= least(${campaigns.startDate}, ${windows.startsAt})))`;

const OWN_WINDOW = and(
  eq(windows.campaignId, registrations.campaignId),
  eq(windows.studentId, registrations.studentId),
);

/**
 * A page of the students who are registered for the exam's campaigns with unreleased results and
 * have not started.
 * @param isPersonalOnly instead those with a personal window, started or not
 */
export async function findExpected(
  db: Db,
  exam: ExamOfKind,
  { q, isPersonalOnly, now }: { q?: string | undefined; isPersonalOnly: boolean; now: Date },
  page: Page,
): Promise<ListPage<ExpectedStudentDocument>> {
  const list = keyset(
    { timestamp: registrations.registeredAt, id: registrations.studentId, order: 'oldest first' },
    page,
  );
  const isListed = isPersonalOnly ? sql`${windows.startsAt} is not null` : sql`not ${HAS_STARTED}`;
  const where = and(ofExam(exam), isUnreleased(now), isListed, matchesPerson(q));
  const rows = await db
    .select({
      campaign: campaigns,
      student: students,
      window: windows,
      cursor: list.cursor,
      email: users.email,
      phoneNumber: users.phoneNumber,
      started: HAS_STARTED,
    })
    .from(registrations)
    .innerJoin(campaigns, eq(campaigns.id, registrations.campaignId))
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(windows, OWN_WINDOW)
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const from = sql`${registrations}
    join ${campaigns} on ${campaigns.id} = ${registrations.campaignId}
    join ${students} on ${students.id} = ${registrations.studentId}
    join ${users} on ${users.id} = ${students.userId}
    left join ${windows} on ${OWN_WINDOW}`;
  const count = await countRows(db, from, where, page);
  return list.toListPage(rows, count, ({ campaign, student, window, ...account }) => ({
    campaignId: campaign.id,
    title: campaign.title,
    studentId: student.id,
    startDate: campaign.startDate.toISOString(),
    endDate: campaign.endDate.toISOString(),
    ...withoutNulls({
      name: student.name,
      email: account.email,
      phoneNumber: account.phoneNumber,
    }),
    started: account.started,
    window: window ? toWindow(window) : undefined,
  }));
}

/**
 * The exam's campaigns whose results are not released. Locks them until the end of the transaction,
 * so that no merit list is published meanwhile.
 */
export function lockUnreleased(tx: Db, exam: ExamOfKind, now: Date) {
  return tx
    .select()
    .from(campaigns)
    .where(and(ofExam(exam), isUnreleased(now)))
    .orderBy(asc(campaigns.id))
    .for('no key update');
}

/** A registered student. */
export type RegisteredStudent = {
  campaignId: string;
  studentId: string;
  userId: string;
  started: boolean;
};

/**
 * The registrations of these students. Locks their accounts first, so that no attempt is started
 * until the end of the transaction.
 */
export async function lockRegistered(
  tx: Db,
  campaignIds: readonly string[],
  studentIds: readonly string[],
): Promise<RegisteredStudent[]> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .where(inArray(students.id, [...studentIds]))
    .orderBy(asc(users.id))
    .for('no key update', { of: users });
  return tx
    .select({
      campaignId: registrations.campaignId,
      studentId: registrations.studentId,
      userId: users.id,
      started: HAS_STARTED,
    })
    .from(registrations)
    .innerJoin(campaigns, eq(campaigns.id, registrations.campaignId))
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(windows, OWN_WINDOW)
    .where(
      and(
        inArray(registrations.campaignId, [...campaignIds]),
        inArray(registrations.studentId, [...studentIds]),
      ),
    );
}

/**
 * The registered students with one of these addresses, or with one of these roll numbers on the
 * campaign's roster.
 */
export function findByCandidates(
  tx: Db,
  campaignIds: readonly string[],
  { addresses, rollNumbers }: { addresses: readonly string[]; rollNumbers: readonly string[] },
) {
  const ofRoster = and(
    eq(rosters.campaignId, registrations.campaignId),
    eq(rosters.state, 'active'),
  );
  const isOwn = or(
    eq(candidates.address, registrations.rosterAddress),
    eq(candidates.address, users.email),
    eq(candidates.address, users.phoneNumber),
  );
  return tx
    .selectDistinct({
      studentId: registrations.studentId,
      rosterAddress: registrations.rosterAddress,
      email: users.email,
      phoneNumber: users.phoneNumber,
      rollNumber: candidates.rollNumber,
    })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(rosters, ofRoster)
    .leftJoin(candidates, and(eq(candidates.rosterId, rosters.id), isOwn))
    .where(
      and(
        inArray(registrations.campaignId, [...campaignIds]),
        or(
          inArray(users.email, [...addresses]),
          inArray(users.phoneNumber, [...addresses]),
          inArray(registrations.rosterAddress, [...addresses]),
          inArray(candidates.rollNumber, [...rollNumbers]),
        ),
      ),
    );
}

/**
 * Increments the notice revision, so that devices that wait for the exam read the changed windows.
 */
export async function countUp(tx: Db, campaignIds: readonly string[]): Promise<void> {
  await tx
    .update(campaigns)
    .set({ windowRevision: sql`${campaigns.windowRevision} + 1` })
    .where(inArray(campaigns.id, [...campaignIds]));
}

/** Stores the windows, replacing existing ones of the students. */
export async function upsertWindows(tx: Db, rows: (typeof windows.$inferInsert)[]): Promise<void> {
  await tx
    .insert(windows)
    .values(rows)
    .onConflictDoUpdate({
      target: [windows.campaignId, windows.studentId],
      set: {
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        reason: sql`excluded.reason`,
        givenBy: sql`excluded.given_by`,
        givenAt: sql`excluded.given_at`,
      },
    });
}

export function deleteWindows(tx: Db, registered: readonly RegisteredStudent[]) {
  return tx
    .delete(windows)
    .where(
      or(
        ...registered.map(({ campaignId, studentId }) =>
          and(eq(windows.campaignId, campaignId), eq(windows.studentId, studentId)),
        ),
      ),
    )
    .returning({ campaignId: windows.campaignId, studentId: windows.studentId });
}
