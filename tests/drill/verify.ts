// After the drill, with both processes dead: what the students were told is compared with what the
// database holds.
import { eq } from 'drizzle-orm';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { findPaperKey } from '../../backend/src/modules/results/key-queries.ts';
import {
  multiSubjectResults,
  multiSubjectResultVersions,
} from '../../backend/src/modules/results/tables.ts';
import { scoreMultiSubject } from '../../exam-rules/src/score.ts';
import { missingFrom, type Sitting } from './student.ts';
import { EXAM, type World } from './world.ts';

export type Verdict = {
  attempts: number;
  receipts: number;
  /** Stored more than once, or two receipts that differ for one attempt. */
  duplicates: number;
  /** Options acknowledged by a save or a receipt that are not in what is stored. */
  lostAnswers: number;
  /** Receipts without a stored result. */
  lostResults: number;
  /** Results that hold something else than was handed in, or another score than the rules give. */
  wrongResults: number;
};

export async function verify(world: World, sittings: readonly Sitting[]): Promise<Verdict> {
  const { db, close } = await world.open();
  try {
    const versions = await db.select().from(multiSubjectResultVersions);
    const kept = new Map((await db.select().from(attempts)).map((row) => [row.id, row]));
    const key = await findPaperKey(db, EXAM);
    const questions = key?.subjects.flatMap((subject) => subject.questions) ?? [];
    const byAttempt = new Map(versions.map((version) => [version.idempotencyKey ?? '', version]));
    const handedIn = sittings.filter((sitting) => sitting.handedIn);

    let lostAnswers = sittings.reduce((sum, { lostOnPhone }) => sum + lostOnPhone, 0);
    let [differing, lostResults, wrongResults] = [0, 0, 0];
    for (const { attemptId, userId, saved, handedIn: sheet, receipts, totalScore } of sittings) {
      if (!sheet) {
        const answers = kept.get(attemptId)?.answers?.selections ?? [];
        lostAnswers += missingFrom(
          saved,
          new Map(answers.map((answer) => [answer.questionId, answer.selectedOption])),
        );
        continue;
      }
      if (new Set(receipts.map((receipt) => JSON.stringify(receipt))).size > 1) differing += 1;
      const version = byAttempt.get(attemptId);
      const results = version?.subjects.flatMap((subject) => subject.results) ?? [];
      const stored = new Map(results.map((result) => [result.questionId, result.selectedOption]));
      if (!version) lostResults += 1;
      lostAnswers += missingFrom(sheet, stored);
      const score = scoreMultiSubject(questions, sheet, key?.negativePercentage ?? 0).total;
      const isRight =
        version?.userId === userId &&
        missingFrom(stored, sheet) === 0 &&
        version.totalScore === score &&
        isShown(totalScore, score);
      if (version && !isRight) wrongResults += 1;
    }
    const heads = await db.$count(multiSubjectResults, eq(multiSubjectResults.examId, EXAM));
    const storedTwice =
      versions.length -
      byAttempt.size +
      Math.max(0, heads - new Set(handedIn.map(({ userId }) => userId)).size);
    return {
      attempts: sittings.length,
      receipts: handedIn.filter(({ receipts }) => receipts.length > 0).length,
      duplicates: storedTwice + differing,
      ...{ lostAnswers, lostResults, wrongResults },
    };
  } finally {
    await close();
  }
}

/**
 * Whether the student was told this score: results show two decimals. (0.625 is told as 0.63, and
 * 0.63 - 0.625 is a little more than 0.005.)
 */
function isShown(told: number | undefined, score: number): boolean {
  return told !== undefined && Math.abs(told - score) < 0.00501;
}
