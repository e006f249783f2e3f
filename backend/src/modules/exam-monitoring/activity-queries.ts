// SQL of the progress of an exam: attempts by state, and their students.
import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { isAttemptAt } from '../attempts/queries.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { RELEASED_AT } from '../campaigns/released-at.ts';
import { examCampaigns, examCampaignRegistrations as registrations } from '../campaigns/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import { EXCLUSION_REASON } from '../exclusions/queries.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { matchesNames, matchesPerson } from '../people/queries.ts';
import { examResultVersions, multiSubjectResultVersions } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import type { ActivityDocument, ParticipantDocument, ParticipantStateName } from './documents.ts';
import { attemptExtensions } from './tables.ts';

/** A running attempt without a save for this many minutes counts as quiet. */
const QUIET_MINUTES = 5;

const lastActivity = sql`coalesce(${attempts.savedAt}, ${attempts.startedAt})`;
const isBlank = sql`${attempts.resultId} is null`;

/**
 * The condition of each state. An attempt is in exactly one of them, except for `quiet`, which is a
 * part of `running`.
 */
function conditionsAt(now: Date): Record<ParticipantStateName, SQL> {
  const isOpen = sql`${attempts.closedAt} is null`;
  const quietSince = new Date(now.getTime() - QUIET_MINUTES * 60_000);
  return {
    running: isOpen,
    quiet: sql`${isOpen} and ${lastActivity} < ${quietSince.toISOString()}::timestamptz`,
    submitted: sql`${attempts.closedBy} = 'student' and not (${isBlank})`,
    'timed-out': sql`${attempts.closedBy} = 'server' and not (${isBlank})`,
    blank: sql`${attempts.closedAt} is not null and ${isBlank}`,
  };
}

const lateWaiting = sql<number>`(select count(*) from ${lateAnswers}
  where ${lateAnswers.attemptId} = ${attempts.id} and ${lateAnswers.state} = 'waiting')`.mapWith(
  Number,
);

const NO_ATTEMPTS = {
  startedCount: 0,
  runningCount: 0,
  quietCount: 0,
  submittedCount: 0,
  timedOutCount: 0,
  blankCount: 0,
  lastDeadline: null,
};

/** Whether the exam exists, archived or not. */
export async function hasExamOfKind(db: Db, { kind, examId }: ExamOfKind): Promise<boolean> {
  const table = kind === 'multi-subject' ? multiSubjectExams : exams;
  return (await db.select({ id: table.id }).from(table).where(eq(table.id, examId))).length > 0;
}

export async function findExamTitle(db: Db, { kind, examId }: ExamOfKind): Promise<string> {
  const table = kind === 'multi-subject' ? multiSubjectExams : exams;
  return (
    (await db.select({ title: table.title }).from(table).where(eq(table.id, examId)))[0]?.title ??
    ''
  );
}

/**
 * The number of attempts at the exam by state. One query each for attempts, registrations and late
 * answers.
 */
export async function findActivity(db: Db, exam: ExamOfKind, now: Date): Promise<ActivityDocument> {
  const states = conditionsAt(now);
  const number = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await db
    .select({
      startedCount: sql<number>`count(*)`.mapWith(Number),
      runningCount: number(states.running),
      quietCount: number(states.quiet),
      submittedCount: number(states.submitted),
      timedOutCount: number(states['timed-out']),
      blankCount: number(states.blank),
      lastDeadline:
        sql<Date | null>`max(${attempts.deadline}) filter (where ${states.running})`.mapWith(
          attempts.deadline,
        ),
    })
    .from(attempts)
    .where(isAttemptAt(exam));
  const registeredCount = await countRegistered(db, exam, now);
  const lateCount = await countLate(db, exam);
  const { lastDeadline, ...numbers } = counts ?? NO_ATTEMPTS;
  return {
    checkedAt: now.toISOString(),
    ...withoutNulls({ registeredCount, lastDeadline: lastDeadline?.toISOString() ?? null }),
    ...numbers,
    lateCount,
  };
}

/** Undecided late answers to the exam. */
async function countLate(db: Db, exam: ExamOfKind): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .where(and(eq(lateAnswers.state, 'waiting'), isAttemptAt(exam)));
  return row?.count ?? 0;
}

/**
 * Students registered for campaigns of the exam whose results are not released yet; null without
 * such a campaign.
 */
async function countRegistered(
  db: Db,
  { kind, examId }: ExamOfKind,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({
      campaignCount: sql<number>`count(distinct ${examCampaigns.id})`.mapWith(Number),
      studentCount: sql<number>`count(distinct ${registrations.studentId})`.mapWith(Number),
    })
    .from(examCampaigns)
    .leftJoin(registrations, eq(registrations.campaignId, examCampaigns.id))
    .where(
      and(
        eq(
          kind === 'multi-subject' ? examCampaigns.multiSubjectExamId : examCampaigns.examId,
          examId,
        ),
        gt(RELEASED_AT, now),
      ),
    );
  return row && row.campaignCount > 0 ? row.studentCount : null;
}

/**
 * A page of the attempts at an exam with their students, the newest attempt first.
 * @param q words of a name, an address or a number; with `isByName` of a name only
 */
export async function findParticipants(
  db: Db,
  exam: ExamOfKind,
  {
    state,
    q,
    isByName,
    now,
  }: {
    state?: ParticipantStateName | undefined;
    q?: string | undefined;
    isByName: boolean;
    now: Date;
  },
  page: Page,
): Promise<ListPage<ParticipantDocument>> {
  const list = keyset(
    { timestamp: attempts.startedAt, id: attempts.id, order: 'newest first' },
    page,
  );
  const states = conditionsAt(now);
  const where = and(
    isAttemptAt(exam),
    state && states[state],
    isByName ? matchesNames(q) : matchesPerson(q),
  );
  const rows = await db
    .select({
      attempt: attempts,
      student: { id: students.id, name: students.name },
      account: { email: users.email, phoneNumber: users.phoneNumber },
      isQuiet: sql<boolean>`${states.quiet}`,
      extraMinutes:
        sql<number>`(select coalesce(sum(${attemptExtensions.minutes}), 0) from ${attemptExtensions}
        where ${attemptExtensions.attemptId} = ${attempts.id})`.mapWith(Number),
      score: scoreOf(exam),
      lateCount: lateWaiting,
      exclusionReason: EXCLUSION_REASON,
      cursor: list.cursor,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const from = sql`${attempts} join ${users} on ${users.id} = ${attempts.userId}
    left join ${students} on ${students.userId} = ${users.id}`;
  return list.toListPage(rows, await countRows(db, from, where, page), toParticipant);
}

/** The score of the newest submission of an attempt, in marks; null without one. */
function scoreOf({ kind }: ExamOfKind): SQL<number | null> {
  const versions = kind === 'multi-subject' ? multiSubjectResultVersions : examResultVersions;
  const score =
    kind === 'multi-subject' ? multiSubjectResultVersions.totalScore : examResultVersions.score;
  return sql<number | null>`(select ${score} from ${versions}
    where ${versions.resultId} = ${attempts.resultId} and ${versions.attemptId} = ${attempts.id}
    order by ${versions.version} desc limit 1)`.mapWith((value) => Number(value));
}

type Row = {
  attempt: typeof attempts.$inferSelect;
  student: { id: string; name: string | null } | null;
  account: { email: string | null; phoneNumber: string | null };
  isQuiet: boolean;
  extraMinutes: number;
  score: number | null;
  lateCount: number;
  exclusionReason: string | null;
};

function toParticipant({
  attempt,
  student,
  account,
  isQuiet,
  extraMinutes,
  score,
  lateCount,
  exclusionReason,
}: Row): ParticipantDocument {
  const { id, userId, startedAt, deadline, savedAt, closedAt, answers } = attempt;
  const answered = new Set([
    ...(answers?.selections ?? [])
      .filter(({ selectedOption }) => selectedOption.length > 0)
      .map(({ questionId }) => questionId),
    ...(answers?.writtenAnswer ?? []).map(({ questionId }) => questionId),
  ]);
  return {
    attemptId: id,
    userId,
    state: stateOf(attempt, isQuiet),
    ...withoutNulls({
      studentId: student?.id ?? null,
      studentName: student?.name ?? null,
      ...account,
    }),
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    extraMinutes,
    answeredCount: answered.size,
    ...withoutNulls({
      savedAt: savedAt?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
      score,
      exclusionReason,
    }),
    lateCount,
  };
}

function stateOf(
  { closedAt, closedBy, resultId }: Row['attempt'],
  isQuiet: boolean,
): ParticipantStateName {
  if (closedAt === null) return isQuiet ? 'quiet' : 'running';
  if (resultId === null) return 'blank';
  return closedBy === 'server' ? 'timed-out' : 'submitted';
}
