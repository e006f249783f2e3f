// SQL that reads the campaigns of exams for one student: the input of the access rule in access.ts.
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { and, eq, exists, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { ExamWindow, Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { attempts } from '../../attempts/tables.ts';
import type { ExamKindName } from '../../exams/documents.ts';
import { personalTime, windowOf } from '../../personal-windows/conditions.ts';
import { examResults, multiSubjectResults } from '../../results/tables.ts';
import { RELEASED_AT } from '../released-at.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../tables.ts';

/**
 * The campaigns of these exams by exam id: all whose results are not released yet, and the released
 * ones that the student is registered for. One query.
 */
export async function findExamWindows(
  db: Db,
  viewer: Viewer,
  kind: ExamKindName,
  examIds: readonly string[],
  now: Date,
): Promise<Map<string, ExamWindow[]>> {
  const windows = new Map<string, ExamWindow[]>();
  // Visitors can read no questions; admins and the service credential can read all. Campaigns do
  // not affect either.
  if (!viewer.user || viewer.user.role === 'admin' || viewer.isService || examIds.length === 0)
    return windows;
  const { id: userId, studentId } = viewer.user;
  const values = {
    userId,
    studentId: studentId ?? '',
    examIds,
    now,
    runsUntil: new Date(now.getTime() - GRACE_MS),
  };
  const rows = await selectWindows[kind](db, values);
  for (const { examId: key, ...window } of rows) {
    if (key !== null) windows.set(key, [...(windows.get(key) ?? []), window]);
  }
  return windows;
}

type WindowRow = ExamWindow & { examId: string | null };
type Values = {
  userId: string;
  studentId: string;
  examIds: readonly string[];
  now: Date;
  runsUntil: Date;
};

const windowsOf = (kind: ExamKindName) =>
  preparedQuery<Values, WindowRow[]>(`find_exam_windows_${kind}`, (db) => {
    const [userId, studentId] = [sql.placeholder('userId'), sql.placeholder('studentId')];
    const student = sql`${studentId}`;
    const [examId, results, attempted] =
      kind === 'multi-subject'
        ? [campaigns.multiSubjectExamId, multiSubjectResults, attempts.multiSubjectExamId]
        : [campaigns.examId, examResults, attempts.examId];
    const registration = db
      .select({ one: sql`1` })
      .from(registrations)
      .where(
        and(eq(registrations.campaignId, campaigns.id), eq(registrations.studentId, studentId)),
      );
    const result = db
      .select({ one: sql`1` })
      .from(results)
      .where(and(eq(results.examId, examId), eq(results.userId, userId)));
    const attempt = db
      .select({ one: sql`1` })
      .from(attempts)
      .where(
        and(
          eq(attempted, examId),
          eq(attempts.userId, userId),
          sql`${attempts.startedAt} >= least(${campaigns.startDate},
            ${personalTime('startsAt', student)})`,
        ),
      );
    const openAttempt = db
      .select({ one: sql`1` })
      .from(attempts)
      .where(
        and(
          eq(attempted, examId),
          eq(attempts.userId, userId),
          isNull(attempts.closedAt),
          gte(attempts.deadline, sql.param(sql.placeholder('runsUntil'), attempts.deadline)),
        ),
      );
    const isRequestedExam = sql`${examId} = any(${sql.placeholder('examIds')}::text[])`;
    const isAhead = gt(RELEASED_AT, sql.param(sql.placeholder('now'), campaigns.endDate));
    return db
      .select({
        id: campaigns.id,
        examId,
        ...windowOf(student),
        releasedAt: RELEASED_AT,
        isPersonal: sql<boolean>`${personalTime('startsAt', student)} is not null`,
        isRegistered: sql<boolean>`${exists(registration)}`,
        hasOpenAttempt: sql<boolean>`${exists(openAttempt)}`,
        hasAttempt: sql<boolean>`${exists(attempt)}`,
        hasResult: sql<boolean>`${exists(result)}`,
      })
      .from(campaigns)
      .where(and(isRequestedExam, or(isAhead, exists(registration))));
  });
const selectWindows = { 'multi-subject': windowsOf('multi-subject'), single: windowsOf('single') };
