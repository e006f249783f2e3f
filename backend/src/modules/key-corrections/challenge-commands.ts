// Challenges of questions by students who have taken the exam, and their refusal. Correcting the
// question accepts a challenge (commands.ts).
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { findReleases } from '../release-rules/queries.ts';
import { findPaperResultOf, findSingleResultOf } from '../results/queries.ts';
import {
  countOpenChallenges,
  findChallenge,
  insertChallenge,
  refuseChallenge,
  toChallenge,
} from './challenge-queries.ts';
import type { KeyChallengeDocument } from './documents.ts';
import { requireQuestion } from './submission-keys.ts';

/** Open challenges of one student, so that no one floods the queue. */
const MAX_OPEN = 20;

/**
 * @throws 403 without a result in the exam, or with one whose answers are withheld; 404 for an
 *   unknown question; 409 if challenged before, or for too many open challenges
 */
export function challengeKey(
  db: Db,
  exam: ExamOfKind,
  challenge: { userId: string; questionId: string; reason: string },
  now: Date,
): Promise<KeyChallengeDocument> {
  const { kind: examKind, examId } = exam;
  const { userId, questionId } = challenge;
  return db.transaction(async (tx) => {
    // Serializes challenges, so that each counts the earlier ones.
    if (!(await lockUser(tx, userId))) refuse('LOGIN_REQUIRED');
    const findResultOf = examKind === 'multi-subject' ? findPaperResultOf : findSingleResultOf;
    const isWithheld = (await findReleases(tx, examKind, [examId], now)).has(examId);
    if (isWithheld || !(await findResultOf(tx, userId, examId))) refuse('REVIEW_REQUIRED');
    await requireQuestion(tx, exam, questionId);
    const isFull = (await countOpenChallenges(tx, userId)) >= MAX_OPEN;
    if (isFull) refuse('TOO_MANY_CHALLENGES', { max: MAX_OPEN });
    const newChallenge = await insertChallenge(tx, {
      ...challenge,
      examKind,
      examId,
      createdAt: now,
    });
    return newChallenge ? toChallenge(newChallenge) : refuse('CHALLENGED_ALREADY');
  });
}

/**
 * @throws 404 for an unknown challenge; 409 if decided already. The same decision repeated gets the
 *   same response.
 */
export async function refuseOpenChallenge(
  db: Db,
  id: string,
  decision: { answer: string; decidedBy: string },
  now: Date,
): Promise<KeyChallengeDocument> {
  const refused = await refuseChallenge(db, id, { ...decision, decidedAt: now });
  if (refused) return toChallenge(refused);
  const before = requireFound(await findChallenge(db, id), 'challenge');
  const isRepeat =
    before.state === 'refused' &&
    before.answer === decision.answer &&
    before.decidedBy === decision.decidedBy;
  return isRepeat ? toChallenge(before) : refuse('ALREADY_DECIDED');
}
