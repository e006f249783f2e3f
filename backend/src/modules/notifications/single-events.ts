// SQL of events of one account each: written answers that were marked, late answers that were decided.
import { and, asc, eq, exists, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { RELEASED_AT } from '../campaigns/contest-queries.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResultVersions as versions } from '../results/tables.ts';
import { type NotificationKind, notifications } from './tables.ts';

type Found = { userId: string; subject: string; examId: string; title: string; accepted?: boolean };

/** A condition that the account has not been told of this yet. */
function isNew(kind: NotificationKind, userId: SQL | typeof versions.userId | typeof attempts.userId, subject: SQL): SQL {
  return sql`not exists (select 1 from ${notifications} where ${notifications.userId} = ${userId}
    and ${notifications.kind} = ${kind} and ${notifications.subject} = ${subject})`;
}

/** Submissions that were marked since then and nobody was told of, except while their results are withheld. */
export function findMarked(db: Db, since: Date, now: Date, limit: number): Promise<Found[]> {
  const isWithheld = exists(
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.examId, versions.examId), gt(RELEASED_AT, now))),
  );
  return db
    .select({ userId: versions.userId, subject: versions.id, examId: versions.examId, title: exams.title })
    .from(versions)
    .innerJoin(exams, eq(exams.id, versions.examId))
    .where(
      and(
        gt(versions.markedAt, since),
        isNotNull(versions.score),
        isNew('answers-marked', versions.userId, sql`${versions.id}`),
        not(isWithheld),
      ),
    )
    .orderBy(asc(versions.markedAt), asc(versions.id))
    .limit(limit);
}

/** Late answers that were decided since then and whose student was not told. */
export async function findDecided(db: Db, since: Date, limit: number): Promise<Found[]> {
  const rows = await db
    .select({
      ...{ userId: attempts.userId, subject: lateAnswers.id, state: lateAnswers.state },
      examId: sql<string>`coalesce(${attempts.examId}, ${attempts.multiSubjectExamId})`,
      title: sql<string>`coalesce(${exams.title}, ${multiSubjectExams.title})`,
    })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .leftJoin(exams, eq(exams.id, attempts.examId))
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, attempts.multiSubjectExamId))
    .where(and(gt(lateAnswers.decidedAt, since), isNew('late-decided', attempts.userId, sql`${lateAnswers.id}`)))
    .orderBy(asc(lateAnswers.decidedAt), asc(lateAnswers.id))
    .limit(limit);
  return rows.map(({ state, ...found }) => ({ ...found, accepted: state === 'accepted' }));
}
