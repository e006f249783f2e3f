// Begins an attempt, or goes on with the one that runs.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import type { Db } from '../../db/client.ts';
import { refuse } from '../../plugins/errors.ts';
import type { AttemptRow } from './attempt-documents.ts';
import { findOpenAttempt, insertAttempt } from './attempt-queries.ts';
import { findPaperResultOf, findSingleResultOf } from './queries.ts';
import { settleAttempt } from './settle-attempt.ts';
import type { ExamOfKind } from './sitting.ts';
import { lockUser } from './version-queries.ts';

/**
 * The attempt that runs, or a new one. One whose time is over by more than the grace is closed first, with what was saved of it. A new one
 * is for the result that the user has in the exam, if there is one: there is one result per user and exam, with versions.
 * @param times of a new attempt
 */
export function startAttempt(
  db: Db,
  userId: string,
  exam: ExamOfKind,
  times: { startedAt: Date; deadline: Date },
  resultId: string | undefined,
): Promise<{ attempt: AttemptRow; isNew: boolean }> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) refuse(401, 'Please login first.');
    const open = await findOpenAttempt(tx, userId, exam);
    if (open && isAccepted(open.deadline.getTime(), times.startedAt.getTime())) return { attempt: open, isNew: false };
    if (open) await settleAttempt(tx, open.id, times.startedAt);
    const findResultOf = exam.kind === 'multi-subject' ? findPaperResultOf : findSingleResultOf;
    const before = resultId ?? (await findResultOf(tx, userId, exam.examId))?._id ?? null;
    const attempt = await insertAttempt(tx, { ...exam, userId, resultId: before, ...times });
    return attempt ? { attempt, isNew: true } : refuse(409, 'This exam is being started in another place. Please try again.');
  });
}
