// SQL of the download of an account's own data. Every statement names the account.
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { campaignRegistrations, examCampaignRegistrations } from '../campaigns/tables.ts';
import { keyChallenges } from '../key-corrections/tables.ts';
import { lessonProgress, studentNotes } from '../students/tables.ts';

/** Rows of one kind in a download, the newest first: far more than a student has, and a bound for the server's memory. */
export const MAX_ROWS = 2000;

/** The account without its password. */
export async function findAccount(db: Db, userId: string) {
  const { id, email, phoneNumber, role, createdAt } = users;
  return (await db.select({ id, email, phoneNumber, role, createdAt }).from(users).where(eq(users.id, userId)))[0];
}

/** What the account itself has written or caused. Nothing here tells a score or a correct answer. */
export async function findOwnRows(db: Db, userId: string, studentId: string | null) {
  const { id, startedAt, deadline, closedAt, closedBy } = attempts;
  const examId = sql<string>`coalesce(${attempts.examId}, ${attempts.multiSubjectExamId})`;
  const { registeredAt, basicInfo, showInMeritList } = examCampaignRegistrations;
  return {
    attempts: await db
      .select({ id, examId, startedAt, deadline, closedAt, closedBy })
      .from(attempts)
      .where(eq(attempts.userId, userId))
      .orderBy(desc(attempts.startedAt))
      .limit(MAX_ROWS),
    notes: await db
      .select()
      .from(studentNotes)
      .where(eq(studentNotes.userId, userId))
      .orderBy(desc(studentNotes.updatedAt))
      .limit(MAX_ROWS),
    lessonProgress: await db
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, userId))
      .orderBy(desc(lessonProgress.updatedAt))
      .limit(MAX_ROWS),
    campaignRegistrations: await db
      .select()
      .from(campaignRegistrations)
      .where(eq(campaignRegistrations.studentId, studentId ?? ''))
      .limit(MAX_ROWS),
    examCampaignRegistrations: await db
      .select({ campaignId: examCampaignRegistrations.campaignId, registeredAt, basicInfo, showInMeritList })
      .from(examCampaignRegistrations)
      .where(eq(examCampaignRegistrations.studentId, studentId ?? ''))
      .limit(MAX_ROWS),
    keyChallenges: await db
      .select({
        ...{ questionId: keyChallenges.questionId, state: keyChallenges.state, createdAt: keyChallenges.createdAt },
      })
      .from(keyChallenges)
      .where(eq(keyChallenges.userId, userId))
      .limit(MAX_ROWS),
  };
}
