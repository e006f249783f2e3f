// Decides on sealed answers that reached the server after the exam was closed.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import type { Db } from '../../../db/client.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { closeExpiredAttempt, storeSheet } from '../../attempts/closing/closing-commands.ts';
import {
  type AttemptRow,
  examOf,
  type Late,
  type LateRow,
  toLateAnswers,
} from '../../attempts/documents.ts';
import { findAttempt, updateAttemptResult } from '../../attempts/queries.ts';
import { submissionKey } from '../../attempts/submission/submission-key.ts';
import { lockUser } from '../../auth/queries.ts';
import { recordMeritListChange } from '../../exclusions/merit-list-changes.ts';
import { findCoursesOfAttempts } from '../../grants/course-queries.ts';
import { findGrants } from '../../grants/queries.ts';
import { findPaperVersion, findSingleVersion } from '../../results/version-queries.ts';
import { isReceivedAfterRelease } from './after-release.ts';
import { type Decision, decideLate, findLate, findStoredSheets } from './late-answer-queries.ts';

/** Late answers as a response, each with the sheet that currently counts. */
export async function withStoredSheets(db: Db, rows: readonly Late[]) {
  const sheets = await findStoredSheets(
    db,
    rows.map(({ attempt }) => attempt),
  );
  return Promise.all(
    rows.map(async (late) =>
      toLateAnswers(late, {
        stored: sheets.get(late.attempt.id) ?? null,
        receivedAfterRelease: await isReceivedAfterRelease(db, late),
      }),
    ),
  );
}

/** The same for one. */
export async function withStored(db: Db, late: Late) {
  return requireFound((await withStoredSheets(db, [late]))[0], 'answer_sheet');
}

/** The input for accepting, in addition to the decision. */
type Acceptance = {
  /** The reason for changing a published merit list. */
  publishedReason: string | undefined;
  /** The answers count although scores or answers could be seen when they arrived. */
  confirmsAfterRelease: boolean | undefined;
};

/**
 * Makes late answers the newest version of the student's result in the exam, or their first result.
 * @throws 403 for own late answers; 404 if the account no longer exists; 409 for a student who
 *   teaches or marks in the course by now, if they were decided differently before, without the
 *   confirmation that answers from after the release need, without the reason that a published
 *   merit list needs, while the attempt is open, and for answers of an earlier round if there is a
 *   newer submission
 */
export function acceptLate(
  db: Db,
  late: Late,
  decision: Decision,
  acceptance: Acceptance,
  now: Date,
) {
  return db.transaction((tx) => accept(tx, late, decision, acceptance, now));
}

/** @throws 403 for own late answers; 409 if they were decided differently before */
export async function refuseLate(db: Db, late: Late, decision: Decision, now: Date) {
  requireNotOwn(late, decision);
  const refused = await decideLate(db, late.late.id, { ...decision, decidedAt: now });
  return refused
    ? withStored(db, { ...late, late: refused })
    : decidedBefore(db, late.late.id, decision);
}

/** Own late answers are refused like marking an own exam; 403 also for admins. */
function requireNotOwn({ attempt }: Late, { decidedBy }: Decision): void {
  if (attempt.userId === decidedBy) refuse('OWN_EXAM_MARKED');
}

/** 409 for answers of a student who may read the key by now. */
async function requireNoGrant(tx: Db, { id, userId }: AttemptRow): Promise<void> {
  const grants = await findGrants(tx, userId);
  const course = (await findCoursesOfAttempts(tx, [id])).get(id);
  if (grants.some(({ courseId }) => courseId === course)) refuse('STUDENT_HAS_GRANT');
}

async function accept(
  tx: Db,
  late: Late,
  decision: Decision,
  { publishedReason, confirmsAfterRelease }: Acceptance,
  now: Date,
) {
  requireNotOwn(late, decision);
  const { id, userId } = late.attempt;
  if (!(await lockUser(tx, userId))) refuse('ANSWER_SHEET_NOT_FOUND');
  const accepted = await decideLate(tx, late.late.id, { ...decision, decidedAt: now });
  if (!accepted) return decidedBefore(tx, late.late.id, decision);
  await requireNoGrant(tx, late.attempt);
  // Closes the attempt first if the server has not done so yet, so that the answers saved in time
  // become the earlier version.
  await closeExpiredAttempt(tx, id, now);
  const attempt = requireFound(await findAttempt(tx, id), 'attempt');
  // A result of a running reopened attempt would become the response to its submission.
  if (attempt.closedAt === null) refuse('ATTEMPT_NOT_CLOSED');
  const findVersion =
    examOf(attempt).kind === 'multi-subject' ? findPaperVersion : findSingleVersion;
  const own = submissionKey(attempt);
  // Uses the attempt's own key if it is free, so that a repeated submission gets this result as its
  // response.
  const isKeyTaken = async (key: string) => (await findVersion(tx, userId, key)) !== undefined;
  const isOwnKeyTaken = await isKeyTaken(own);
  const isOfPreviousRound = isOfEarlierRound(accepted, attempt);
  if (isOfPreviousRound && isOwnKeyTaken) refuse('HANDED_IN_SINCE');
  if (!confirmsAfterRelease && (await isReceivedAfterRelease(tx, late)))
    refuse('RECEIVED_AFTER_RELEASE', {}, [problem('confirmsAfterRelease', 'IS_MISSING')]);
  const change = {
    kind: 'late-answers' as const,
    reason: publishedReason,
    userId: decision.decidedBy,
    now,
  };
  await recordMeritListChange(tx, { listedAttemptId: id }, change);
  const freeKey = async () => {
    if (!isOfPreviousRound && !isOwnKeyTaken) return own;
    // The student has received the id of the late answers, and may have sent it as a key.
    return (await isKeyTaken(accepted.id)) ? null : accepted.id;
  };
  const resultId = await storeSheet(tx, attempt, accepted.answers, await freeKey());
  if (resultId === null) return withStored(tx, { ...late, late: accepted, attempt });
  await updateAttemptResult(tx, id, resultId);
  return withStored(tx, { ...late, late: accepted, attempt: { ...attempt, resultId } });
}

/**
 * Whether they were sealed in an earlier round than the last one. For answers without a round the
 * time decides: those from before the last reopening, or from while the attempt was open again, are
 * of an earlier one.
 */
function isOfEarlierRound(
  { receivedAt, round: sealedIn }: LateRow,
  { round, closedAt, deadline }: AttemptRow,
): boolean {
  if (sealedIn !== null) return sealedIn < round;
  if (round === 0 || closedAt === null) return false;
  return receivedAt < closedAt && isAccepted(deadline.getTime(), receivedAt.getTime());
}

/**
 * The response to a repeated decision, as after a lost response.
 * @throws 409 for a different decision, or one of another admin
 */
async function decidedBefore(db: Db, id: string, { state, decidedBy, reason }: Decision) {
  const before = requireFound(await findLate(db, id), 'answer_sheet');
  const isRepeat =
    before.late.state === state &&
    before.late.decidedBy === decidedBy &&
    before.late.reason === reason;
  return isRepeat ? withStored(db, before) : refuse('ALREADY_DECIDED');
}
