// Corrects a question of an exam, previews a correction, and rescores in batches
// (docs/decisions/040).
import type { Db } from '../../db/client.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import { recordChange } from '../content-revisions/queries.ts';
import { type CurrentExam, findCurrentExam, storeVersion } from '../exam-versions/versions.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { recordMeritListChange } from '../exclusions/merit-list-changes.ts';
import { acceptChallenges } from './challenge-queries.ts';
import type { ExamCorrectionsDocument, PreviewDocument, ProposedCorrection } from './documents.ts';
import { keyRevisionOf } from './exam-corrections.ts';
import {
  findExamCorrections,
  findExamsToRescore,
  findNewestCorrection,
  finishRescoring,
  insertCorrection,
  lockExamOfKind,
  touchExamRow,
  updateCorrectOptions,
} from './queries.ts';
import { rescore, withCorrection } from './rescoring.ts';
import { findKeysOf, requireCurrentExam, requireQuestion } from './submission-keys.ts';
import {
  countSubmissions,
  findStudentNames,
  findSubmissionsAfter,
  hasPending,
  insertScoreChanges,
  lockPending,
  type Submission,
  updateRevision,
  updateScores,
} from './submission-queries.ts';

/**
 * Submissions per transaction and per page of a preview. Scoring 500 papers of 100 questions takes
 * about 100 ms.
 */
const BATCH_SIZE = 500;

/**
 * Corrects a question. Results are rescored by `rescoreBatch` afterwards; open challenges of the
 * question are accepted with the same reason.
 * @throws 404 for an unknown exam or question; 409 if nothing would change; 422 for invalid options
 */
export function correctKey(
  db: Db,
  exam: ExamOfKind,
  { reason, ...proposed }: ProposedCorrection & { reason: string },
  { userId, now }: { userId: string; now: Date },
): Promise<ExamCorrectionsDocument> {
  return db.transaction(async (tx) => {
    if (!(await lockExamOfKind(tx, exam))) refuse('EXAM_NOT_FOUND');
    if (await isRepeat(tx, exam, { ...proposed, reason, userId }))
      return findExamCorrections(tx, exam);
    const { key, question, correctOptionIds } = await checkCorrection(tx, exam, proposed);
    const { questionId, kind } = proposed;
    if (kind === 'key') await updateCorrectOptions(tx, exam, questionId, correctOptionIds);
    const questionRef = { examKind: exam.kind, examId: exam.examId, questionId };
    const previousOptionIds = [...question.correct];
    const revision = key.key.revision + 1;
    await insertCorrection(tx, {
      ...questionRef,
      revision,
      kind,
      correctOptionIds,
      previousOptionIds,
      reason,
      correctedBy: userId,
      correctedAt: now,
    });
    await acceptChallenges(tx, questionRef, { answer: reason, decidedBy: userId, decidedAt: now });
    await recordMeritListChange(tx, { exam }, { kind: 'key-correction', reason, userId, now });
    await touchExamRow(tx, exam);
    await storeVersion(tx, exam, userId);
    await recordChange(
      tx,
      { kind: exam.kind === 'single' ? 'exam' : 'paper', id: exam.examId },
      userId,
      now,
    );
    return findExamCorrections(tx, exam);
  });
}

/**
 * Whether the newest correction of the question is the same one by the same admin, as after a lost
 * response.
 */
async function isRepeat(
  tx: Db,
  exam: ExamOfKind,
  {
    questionId,
    kind,
    correctOptionIds = [],
    reason,
    userId,
  }: ProposedCorrection & { reason: string; userId: string },
): Promise<boolean> {
  const newest = await findNewestCorrection(tx, exam, questionId);
  const isSameDecision =
    newest?.kind === kind && newest.reason === reason && newest.correctedBy === userId;
  return (
    isSameDecision &&
    [...newest.correctOptionIds].sort().join() === [...correctOptionIds].sort().join()
  );
}

/**
 * Scores a page of the submissions with and without a correction. Stores nothing.
 * @param after cursor of the previous page
 * @throws as `correctKey`
 */
export async function previewCorrection(
  db: Db,
  exam: ExamOfKind,
  proposed: ProposedCorrection,
  after: string | undefined,
): Promise<PreviewDocument> {
  const { correctOptionIds } = await checkCorrection(db, exam, proposed);
  const submissions = await findSubmissionsAfter(db, exam, after ?? '', BATCH_SIZE);
  const keyOf = await findKeysOf(db, await requireCurrentExam(db, exam), submissions);
  const correctedKeyOf = (submission: Submission) =>
    withCorrection(keyOf(submission), { ...proposed, correctOptionIds });
  const changedSubmissions = submissions
    .map((submission) => ({
      submission,
      newScore: rescore(correctedKeyOf(submission), submission).score,
    }))
    .filter(({ submission, newScore }) => newScore !== submission.score);
  const names = await findStudentNames(
    db,
    changedSubmissions.map(({ submission }) => submission.userId),
  );
  const last = submissions.length < BATCH_SIZE ? undefined : submissions.at(-1);
  return {
    examinedCount: submissions.length,
    // Counting reads every submission, so later pages do not repeat it.
    ...(after === undefined && { submissionCount: (await countSubmissions(db, exam, 0)).all }),
    changes: changedSubmissions.map(
      ({ submission: { id, resultId, userId, score, countsForRank }, newScore }) => {
        return {
          submissionId: id,
          resultId,
          studentName: names.get(userId),
          oldScore: score,
          newScore,
          countsForRank,
        };
      },
    ),
    nextCursor: last?.id,
  };
}

/** Validates a correction; returns the key, the question and the correct options. */
async function checkCorrection(
  db: Db,
  exam: ExamOfKind,
  { questionId, kind, correctOptionIds = [] }: ProposedCorrection,
) {
  const { key, question } = await requireQuestion(db, exam, questionId);
  if (kind !== 'key') {
    if (correctOptionIds.length > 0)
      refuse('OPTIONS_WITHOUT_KEY', {}, [problem('correctOptionIds', 'IS_FOR_KEYS_ONLY')]);
    if (question.adjustment === kind) refuse('KEY_UNCHANGED');
    return { key, question, correctOptionIds: [] };
  }
  if (exam.kind === 'single' && correctOptionIds.length !== 1) {
    refuse('ONE_CORRECT_OPTION', {}, [problem('correctOptionIds', 'NEEDS_ONE_CORRECT')]);
  }
  if (correctOptionIds.length === 0)
    refuse('BANK_NO_CORRECT_OPTION', {}, [problem('correctOptionIds', 'NEEDS_A_CORRECT_OPTION')]);
  if (!correctOptionIds.every((id) => question.options.includes(id))) {
    refuse('OPTION_OF_OTHER_QUESTION', {}, [problem('correctOptionIds', 'IS_NOT_OF_QUESTION')]);
  }
  const isSame =
    question.correct.length === correctOptionIds.length &&
    question.correct.every((id) => correctOptionIds.includes(id));
  if (isSame && !question.adjustment) refuse('KEY_UNCHANGED');
  return { key, question, correctOptionIds };
}

/** The exams that could not be rescored. */
export type FailedExams = {
  has(exam: ExamOfKind): boolean;
  add(exam: ExamOfKind, error: unknown): void;
};

/**
 * Rescores one batch of each corrected exam. It can stop at any point and continue later, in any
 * process: the score of a submission, its score change and its revision are stored in one
 * transaction, so that none is rescored twice.
 * @param failed exams to skip; those that fail are added and do not delay the others. Without it a
 *   failure is thrown
 * @returns whether there may be more to do now
 */
export async function rescoreBatch(db: Db, now: Date, failed?: FailedExams): Promise<boolean> {
  let hasMore = false;
  for (const exam of await findExamsToRescore(db)) {
    if (failed?.has(exam)) continue;
    try {
      if (await rescoreExam(db, exam, now)) hasMore = true;
    } catch (error) {
      if (!failed) throw error;
      failed.add(exam, error);
    }
  }
  return hasMore;
}

async function rescoreExam(
  db: Db,
  exam: ExamOfKind & { revision: number },
  now: Date,
): Promise<boolean> {
  const count = await db.transaction(async (tx) => {
    // Read in the transaction that stores the scores: a correction that is added later has a higher
    // revision, and its submissions are rescored in the next batch.
    const current = await findCurrentExam(tx, exam);
    if (!current) return 0;
    const submissions = await lockPending(tx, exam, keyRevisionOf(current.corrections), BATCH_SIZE);
    await storeRescored(tx, exam, current, submissions, now);
    return submissions.length;
  });
  if (count > 0) return true;
  if (!(await hasPending(db, exam, exam.revision))) await finishRescoring(db, exam, now);
  return false;
}

async function storeRescored(
  tx: Db,
  exam: ExamOfKind,
  current: CurrentExam,
  submissions: readonly Submission[],
  now: Date,
) {
  const revision = keyRevisionOf(current.corrections);
  const keyOf = await findKeysOf(tx, current, submissions);
  const before = new Map(submissions.map((submission) => [submission.id, submission]));
  const rescored = submissions.map((submission) => rescore(keyOf(submission), submission));
  await updateRevision(tx, exam, [...before.keys()], revision);
  await updateScores(tx, exam, rescored);
  const changes = rescored.flatMap(({ id, score }) => {
    const old = before.get(id);
    if (!old || old.score === score) return [];
    const { resultId, userId, keyRevision } = old;
    return [
      {
        examKind: exam.kind,
        examId: exam.examId,
        versionId: id,
        resultId,
        userId,
        fromRevision: keyRevision,
        toRevision: revision,
        oldScore: old.score,
        newScore: score,
        changedAt: now,
      },
    ];
  });
  await insertScoreChanges(tx, changes);
}
