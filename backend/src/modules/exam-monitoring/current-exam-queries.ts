// SQL of the exams that are running or start soon, for the admins' start page.
import { and, asc, count, desc, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { attempts, OPEN_DEADLINE } from '../attempts/tables.ts';
import { RELEASED_AT } from '../campaigns/released-at.ts';
import { examCampaigns, examCampaignRegistrations as registrations } from '../campaigns/tables.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { COURSE_OF_PAPER, isGranted } from '../grants/conditions.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { IS_FOR_COURSE } from '../notifications/opening-exams.ts';
import { LAST_END } from '../personal-windows/conditions.ts';
import { personalWindows } from '../personal-windows/tables.ts';
import type { CurrentExamDocument } from './documents.ts';

/** Exams are listed this many days ahead. */
const DAYS_AHEAD = 7;
/** The maximum of listed exams for each of the three reasons. */
const MAX_EXAMS = 50;

type Row = {
  multiSubjectExamId: string | null;
  examId: string | null;
  title: string | null;
  campaignId?: string;
  campaignTitle?: string;
  startsAt?: Date | null;
  endsAt?: Date;
  registeredCount?: number;
};

/** Whether a student of the campaign starts by then in a personal window. */
const hasWindowUntil = (until: Date) =>
  sql`exists (select 1 from ${personalWindows}
    where ${personalWindows.campaignId} = ${examCampaigns.id}
    and ${personalWindows.startsAt} <= ${until.toISOString()}::timestamptz)`;

/** Joined: both kinds of exams. */
const courseOfEither = sql<string | null>`coalesce(${COURSE_OF_EXAM}, ${COURSE_OF_PAPER})`;
const title = sql<string | null>`coalesce(${multiSubjectExams.title}, ${exams.title})`;

/**
 * Exams with open attempts, exams of campaigns that are open or start within seven days, and single
 * exams that open within seven days. Exams with open attempts come first, by their number, then the
 * others by time. Teachers get the exams of their courses.
 */
export async function findCurrentExams(
  db: Db,
  viewer: Viewer,
  now: Date,
): Promise<CurrentExamDocument[]> {
  const isGrantedCourse = isGranted(viewer, 'teacher', { courseId: courseOfEither });
  const until = new Date(now.getTime() + DAYS_AHEAD * 24 * 60 * 60_000);
  const inCampaigns: Row[] = await db
    .select({
      multiSubjectExamId: examCampaigns.multiSubjectExamId,
      examId: examCampaigns.examId,
      title,
      campaignId: examCampaigns.id,
      campaignTitle: examCampaigns.title,
      startsAt: examCampaigns.startDate,
      endsAt: LAST_END,
      registeredCount: sql<number>`(select count(*) from ${registrations}
          where ${registrations.campaignId} = ${examCampaigns.id})`.mapWith(Number),
    })
    .from(examCampaigns)
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, examCampaigns.multiSubjectExamId))
    .leftJoin(exams, eq(exams.id, examCampaigns.examId))
    .where(
      and(
        gt(RELEASED_AT, now),
        or(lte(examCampaigns.startDate, until), hasWindowUntil(until)),
        isGrantedCourse,
      ),
    )
    .orderBy(asc(examCampaigns.startDate), asc(examCampaigns.id))
    .limit(MAX_EXAMS);
  const opening: Row[] = await db
    .select({
      multiSubjectExamId: sql<null>`null`,
      examId: exams.id,
      title: exams.title,
      startsAt: exams.startingDate,
    })
    .from(exams)
    .where(
      and(
        isNotNull(exams.startingDate),
        gt(exams.startingDate, now),
        lte(exams.startingDate, until),
        IS_FOR_COURSE,
        isGranted(viewer, 'teacher', { courseId: COURSE_OF_EXAM }),
      ),
    )
    .orderBy(asc(exams.startingDate), asc(exams.id))
    .limit(MAX_EXAMS);
  const open = await findOpenAttempts(db, isGrantedCourse);

  const countOf = new Map(open.map((row) => [keyOf(row), row.runningCount]));
  const scheduled = [...inCampaigns, ...opening];
  const scheduledKeys = new Set(scheduled.map(keyOf));
  return [...scheduled, ...open.filter((row) => !scheduledKeys.has(keyOf(row)))]
    .map((row) => toCurrentExam(row, countOf.get(keyOf(row)) ?? 0))
    .sort(
      (left, right) =>
        right.runningCount - left.runningCount ||
        (left.startsAt ?? '').localeCompare(right.startsAt ?? ''),
    );
}

/** Exams with open attempts, and the number of these. */
function findOpenAttempts(
  db: Db,
  isGrantedCourse: SQL | undefined,
): Promise<(Row & { runningCount: number })[]> {
  return db
    .select({
      multiSubjectExamId: attempts.multiSubjectExamId,
      examId: attempts.examId,
      title,
      runningCount: count(),
    })
    .from(attempts)
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, attempts.multiSubjectExamId))
    .leftJoin(exams, eq(exams.id, attempts.examId))
    .where(and(isNotNull(OPEN_DEADLINE), isGrantedCourse))
    .groupBy(attempts.multiSubjectExamId, attempts.examId, title)
    .orderBy(desc(count()))
    .limit(MAX_EXAMS);
}

const keyOf = ({ multiSubjectExamId, examId }: Row) => multiSubjectExamId ?? examId ?? '';

function toCurrentExam(row: Row, runningCount: number): CurrentExamDocument {
  return {
    kind: row.multiSubjectExamId ? 'multi-subject' : 'single',
    examId: keyOf(row),
    title: row.title ?? '',
    runningCount,
    ...withoutNulls({
      campaignId: row.campaignId ?? null,
      campaignTitle: row.campaignTitle ?? null,
      registeredCount: row.registeredCount ?? null,
      startsAt: row.startsAt?.toISOString() ?? null,
      endsAt: row.endsAt?.toISOString() ?? null,
    }),
  };
}
