// SQL of events of one account each: written answers that were marked, late answers that were
// decided.
import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { RELEASED_AT } from '../campaigns/released-at.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { MAX_DAYS_AFTER } from '../personal-windows/documents.ts';
import { personalWindows as windows } from '../personal-windows/tables.ts';
import { findExamsWithoutScores, findRulesInForceSince } from '../release-rules/queries.ts';
import { examResultVersions as versions } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import { HAS_ACTIVE_EXAM } from './events.ts';
import { type NotificationKind, notifications } from './tables.ts';

const DAY_MS = 86_400_000;

/** An event of one account. */
export type SingleEvent = {
  userId: string;
  subject: string;
  examId?: string;
  examCampaignId?: string;
  title: string;
  /** When it starts. */
  at?: string;
  accepted?: boolean;
  changed?: boolean;
};

/** A condition: the account is not notified of this yet. */
function isNew(kind: NotificationKind, userId: SQL | AnyColumn, subject: SQL): SQL {
  return sql`not exists (select 1 from ${notifications} where ${notifications.userId} = ${userId}
    and ${notifications.kind} = ${kind} and ${notifications.subject} = ${subject})`;
}

type Window = {
  /** Older events are no longer announced. */
  since: Date;
  /**
   * Notifications of older events may be deleted already, so an older mark may have been announced.
   */
  keptSince: Date;
  now: Date;
};

/**
 * Submissions whose mark or release of results, whichever is later, is in the window, and whose
 * account is not notified. Those with withheld results come later.
 */
export async function findMarked(
  db: Db,
  { since, keptSince, now }: Window,
  limit: number,
): Promise<SingleEvent[]> {
  const withheld = await findExamsWithoutScores(db, 'single', now);
  const find = (condition: SQL | undefined, max: number) =>
    db
      .select({
        userId: versions.userId,
        subject: versions.id,
        examId: versions.examId,
        title: exams.title,
      })
      .from(versions)
      .innerJoin(exams, eq(exams.id, versions.examId))
      .where(
        and(
          condition,
          isNotNull(versions.score),
          isNew('answers-marked', versions.userId, sql`${versions.id}`),
          notInArray(versions.examId, withheld),
        ),
      )
      .orderBy(asc(versions.markedAt), asc(versions.id))
      .limit(max);
  const markedEvents = await find(gt(versions.markedAt, since), limit);
  if (markedEvents.length === limit) return markedEvents;
  // Two queries, because each has its own index.
  const released = await db
    .selectDistinct({ examId: campaigns.examId })
    .from(campaigns)
    // An open attempt may delay the release by a day, a personal window by more (RELEASED_AT).
    .where(
      and(
        isNotNull(campaigns.examId),
        gt(campaigns.endDate, new Date(since.getTime() - (2 + MAX_DAYS_AFTER) * DAY_MS)),
        gt(RELEASED_AT, since),
        lte(RELEASED_AT, now),
      ),
    );
  const byRule = await findRulesInForceSince(db, 'single', since, now);
  const examIds = [...new Set([...byRule, ...released.flatMap(({ examId }) => examId ?? [])])];
  if (examIds.length === 0) return markedEvents;
  const isReleased = and(
    inArray(versions.examId, examIds),
    lte(versions.markedAt, since),
    gt(versions.markedAt, keptSince),
  );
  return [...markedEvents, ...(await find(isReleased, limit - markedEvents.length))];
}

/** A marker who corrects marks may save them several times: they are announced after this time. */
const SETTLED_AFTER_MS = 10 * 60_000;

/**
 * Marks that were changed after their account was notified of them, once per exam, account and day
 * (UTC). Those with withheld results are not announced again.
 */
export async function findChangedMarks(
  db: Db,
  { since, now }: Pick<Window, 'since' | 'now'>,
  limit: number,
): Promise<SingleEvent[]> {
  const withheld = await findExamsWithoutScores(db, 'single', now);
  const subject = sql<string>`${versions.examId} || ' changed ' ||
    to_char(${versions.markedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      userId: versions.userId,
      subject,
      examId: versions.examId,
      title: exams.title,
    })
    .from(versions)
    .innerJoin(exams, eq(exams.id, versions.examId))
    .innerJoin(
      notifications,
      and(
        eq(notifications.userId, versions.userId),
        eq(notifications.kind, 'answers-marked'),
        eq(notifications.subject, versions.id),
        lt(notifications.createdAt, versions.markedAt),
      ),
    )
    .where(
      and(
        gt(versions.markedAt, since),
        lte(versions.markedAt, new Date(now.getTime() - SETTLED_AFTER_MS)),
        isNotNull(versions.score),
        isNew('answers-marked', versions.userId, subject),
        notInArray(versions.examId, withheld),
      ),
    )
    .orderBy(asc(versions.markedAt), asc(versions.id))
    .limit(limit);
  return rows.map((event) => ({ ...event, changed: true }));
}

/**
 * Students whose personal window starts within a day, except those who were notified of it within
 * the day before.
 */
export async function findWindowsSoon(db: Db, now: Date, limit: number): Promise<SingleEvent[]> {
  const soon = new Date(now.getTime() + DAY_MS);
  const subject = sql<string>`${windows.campaignId} || ' personal ' || to_char(${windows.startsAt} at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await db
    .select({
      userId: students.userId,
      subject,
      title: campaigns.title,
      examCampaignId: campaigns.id,
      at: windows.startsAt,
    })
    .from(windows)
    .innerJoin(campaigns, eq(campaigns.id, windows.campaignId))
    .innerJoin(students, eq(students.id, windows.studentId))
    .where(
      and(
        gt(windows.startsAt, now),
        lte(windows.startsAt, soon),
        sql`${windows.givenAt} < ${windows.startsAt} - interval '1 day'`,
        HAS_ACTIVE_EXAM,
        isNew('exam-soon', students.userId, subject),
      ),
    )
    .orderBy(asc(windows.startsAt), asc(windows.studentId))
    .limit(limit);
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

/** Late answers that were decided since then, with students who are not notified. */
export async function findDecided(db: Db, since: Date, limit: number): Promise<SingleEvent[]> {
  const rows = await db
    .select({
      userId: attempts.userId,
      subject: lateAnswers.id,
      state: lateAnswers.state,
      examId: sql<string>`coalesce(${attempts.examId}, ${attempts.multiSubjectExamId})`,
      title: sql<string>`coalesce(${exams.title}, ${multiSubjectExams.title})`,
    })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .leftJoin(exams, eq(exams.id, attempts.examId))
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, attempts.multiSubjectExamId))
    .where(
      and(
        gt(lateAnswers.decidedAt, since),
        isNew('late-decided', attempts.userId, sql`${lateAnswers.id}`),
      ),
    )
    .orderBy(asc(lateAnswers.decidedAt), asc(lateAnswers.id))
    .limit(limit);
  return rows.map(({ state, ...event }) => ({ ...event, accepted: state === 'accepted' }));
}
