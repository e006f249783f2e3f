// SQL of attempts: at most one is open per user and exam (a partial unique index sees to it).
import { GRACE_MS, isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refuse } from '../../plugins/errors.ts';
import { attempts } from './attempt-tables.ts';
import type { KindName } from './documents.ts';

type Exam = { kind: KindName; examId: string };

const ofExam = ({ kind, examId }: Exam) => (kind === 'multi-subject' ? { multiSubjectExamId: examId } : { examId });

function isOpen(userId: string, { kind, examId }: Exam) {
  const exam = kind === 'multi-subject' ? eq(attempts.multiSubjectExamId, examId) : eq(attempts.examId, examId);
  return and(eq(attempts.userId, userId), exam, isNull(attempts.closedAt));
}

/**
 * The attempt that runs, or a new one. One whose time is over by more than the grace makes room for the new one.
 * @param times of a new attempt
 */
export async function startAttempt(
  db: Db,
  userId: string,
  exam: Exam,
  times: { startedAt: Date; deadline: Date },
  resultId: string | undefined,
): Promise<{ attempt: typeof attempts.$inferSelect; isNew: boolean }> {
  const now = times.startedAt;
  // Of two starts at once one inserts and the other finds that attempt in its next turn.
  for (let turn = 0; turn < 5; turn += 1) {
    const [running] = await db.select().from(attempts).where(isOpen(userId, exam));
    if (running && isAccepted(running.deadline.getTime(), now.getTime())) return { attempt: running, isNew: false };
    if (running) await closeAttempt(db, userId, running.id, now);
    const [attempt] = await db
      .insert(attempts)
      .values({ userId, ...ofExam(exam), ...times, ...(resultId !== undefined && { resultId }) })
      .onConflictDoNothing()
      .returning();
    if (attempt) return { attempt, isNew: true };
  }
  return refuse(409, 'This exam is being started in another place. Please try again.');
}

/** Closes the attempt; false when it was closed already. */
async function closeAttempt(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(attempts)
    .set({ closedAt: now })
    .where(and(eq(attempts.id, id), eq(attempts.userId, userId), isNull(attempts.closedAt)))
    .returning({ id: attempts.id });
  return rows.length > 0;
}

/**
 * Lets a submission pass and closes its attempt, or refuses it. Run it in the transaction that stores the result.
 * A key that is no attempt of the user's comes from a client that knows no attempts; it passes while none is open.
 * @throws 410 past deadline and grace, or closed before; 409 while another attempt runs; 400 when the attempt is for something else
 */
export async function admitSubmission(
  tx: Db,
  userId: string,
  exam: Exam,
  { key, resultId, now }: { key: string | undefined; resultId: string | undefined; now: Date },
): Promise<void> {
  const [attempt] =
    key === undefined
      ? []
      : await tx
          .select()
          .from(attempts)
          .where(and(eq(attempts.id, key), eq(attempts.userId, userId)));
  if (!attempt) {
    const [running] = await tx.select().from(attempts).where(isOpen(userId, exam));
    if (running && running.deadline.getTime() + GRACE_MS < now.getTime()) refuse(410, 'The exam is closed.');
    if (running) refuse(409, 'An attempt at this exam is running: send its id as Idempotency-Key.');
    return;
  }
  if ((attempt.multiSubjectExamId ?? attempt.examId) !== exam.examId) refuse(400, 'This attempt is for another exam.');
  if (attempt.resultId !== null && attempt.resultId !== resultId) refuse(400, 'This attempt is for another result.');
  if (!isAccepted(attempt.deadline.getTime(), now.getTime())) refuse(410, 'The exam is closed.');
  if (!(await closeAttempt(tx, userId, attempt.id, now))) refuse(410, 'The exam is closed.');
}
