// After the drill, with all processes stopped: compares the responses that students received with
// the database.
import { eq } from 'drizzle-orm';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { scoreChanges } from '../../backend/src/modules/key-corrections/tables.ts';
import { findMultiSubjectKey } from '../../backend/src/modules/results/key-queries.ts';
import {
  multiSubjectResults,
  multiSubjectResultVersions,
} from '../../backend/src/modules/results/tables.ts';
import { scoreMultiSubject } from '../../exam-rules/src/score.ts';
import type { Sheet } from './autosave.ts';
import { countWrongPlaces, type Entry, type Outcome } from './contest.ts';
import { EXAM_ID, type ExamFixture } from './exam-fixture.ts';
import { missingFrom, type TakenExam } from './student.ts';

export type Verdict = {
  attempts: number;
  receipts: number;
  /** Results stored more than once, or attempts with two different receipts. */
  duplicates: number;
  /** Options acknowledged by a save or a receipt that are not stored. */
  lostAnswers: number;
  /** Receipts without a stored result. */
  lostResults: number;
  /** Results that differ from the submission, or whose score differs from the rules. */
  wrongResults: number;
  /** Abandoned attempts that were not scored from the saved answers. */
  unscored: number;
  /** Scores changed by the correction of the key, and scores changed twice. */
  rescored: number;
  rescoredTwice: number;
  /** Places of the merit list; and those that differ from the results, or are missing. */
  places: number;
  wrongPlaces: number;
};

type Key = NonNullable<Awaited<ReturnType<typeof findMultiSubjectKey>>>;

/** The current key of the paper. */
export async function readKey(fixture: ExamFixture): Promise<Key> {
  const { db, close } = await fixture.open();
  try {
    const key = await findMultiSubjectKey(db, EXAM_ID);
    if (!key) throw new Error('The paper has no key.');
    return key;
  } finally {
    await close();
  }
}

function scored({ subjects, negativePercentage }: Key, sheet: Sheet) {
  const questions = subjects.flatMap((subject) => subject.questions);
  return scoreMultiSubject(questions, sheet, negativePercentage);
}
const scoreBy = (key: Key, sheet: Sheet) => scored(key, sheet).total;

/**
 * @param before the key before its correction, by which the first scores were computed
 * @param meritList of the contest, whose students must have seen no score; none without a contest
 */
export async function verify(
  fixture: ExamFixture,
  takenExams: readonly TakenExam[],
  before: Key,
  meritList?: readonly Entry[],
): Promise<Verdict> {
  const key = await readKey(fixture);
  const { db, close } = await fixture.open();
  try {
    const versions = await db.select().from(multiSubjectResultVersions);
    const storedAttempts = new Map((await db.select().from(attempts)).map((row) => [row.id, row]));
    const byAttempt = new Map(versions.map((version) => [version.attemptId ?? '', version]));
    const submitted = takenExams.filter((takenExam) => takenExam.submitted);

    let lostAnswers = takenExams.reduce((sum, { lostOnPhone }) => sum + lostOnPhone, 0);
    let [differing, lostResults, wrongResults, unscored] = [0, 0, 0, 0];
    for (const { attemptId, userId, saved, submitted: sheet, receipts, totalScore } of takenExams) {
      if (!sheet) {
        const answers = storedAttempts.get(attemptId)?.answers?.selections ?? [];
        const last = new Map(answers.map((answer) => [answer.questionId, answer.selectedOption]));
        lostAnswers += missingFrom(saved, last);
        // The server closed it and scored the saved answers. Without any answer there is no result,
        // but in a contest a zero.
        const score = byAttempt.get(attemptId)?.totalScore;
        const scoreOfBlank = meritList ? 0 : undefined;
        const isClosed = storedAttempts.get(attemptId)?.closedBy === 'server';
        if (!isClosed || score !== (last.size > 0 ? scoreBy(key, last) : scoreOfBlank))
          unscored += 1;
        continue;
      }
      if (new Set(receipts.map((receipt) => JSON.stringify(receipt))).size > 1) differing += 1;
      const version = byAttempt.get(attemptId);
      const results = version?.subjects.flatMap((subject) => subject.results) ?? [];
      const stored = new Map(results.map((result) => [result.questionId, result.selectedOption]));
      if (!version) lostResults += 1;
      lostAnswers += missingFrom(sheet, stored);
      const score = scoreBy(key, sheet);
      const isRight =
        version?.userId === userId &&
        missingFrom(stored, sheet) === 0 &&
        version.totalScore === score &&
        (meritList
          ? totalScore === null
          : isShown(totalScore, score) || isShown(totalScore, scoreBy(before, sheet)));
      if (version && !isRight) wrongResults += 1;
    }
    const heads = await db.$count(multiSubjectResults, eq(multiSubjectResults.examId, EXAM_ID));
    const storedTwice =
      versions.length -
      byAttempt.size +
      Math.max(0, heads - new Set(takenExams.map(({ userId }) => userId)).size);
    const outcomes = new Map<string, Outcome>();
    for (const { userId, subjects, timeTaken } of versions) {
      const results = subjects.flatMap((subject) => subject.results);
      const stored = new Map(results.map((result) => [result.questionId, result.selectedOption]));
      const { total: score, questions } = scored(key, stored);
      const wrongCount = questions.filter(({ reason }) => reason === 'WRONG').length;
      outcomes.set(userId, { score, wrongCount, timeTaken });
    }
    const changes = await db.select().from(scoreChanges);
    return {
      attempts: takenExams.length,
      receipts: submitted.filter(({ receipts }) => receipts.length > 0).length,
      duplicates: storedTwice + differing,
      lostAnswers,
      lostResults,
      wrongResults,
      unscored,
      rescored: changes.length,
      rescoredTwice: changes.length - new Set(changes.map(({ versionId }) => versionId)).size,
      places: meritList?.length ?? 0,
      wrongPlaces: meritList ? countWrongPlaces(meritList, outcomes) : 0,
    };
  } finally {
    await close();
  }
}

/**
 * Whether the student was shown this score: results show two decimals. (0.625 is shown as 0.63, and
 * 0.63 - 0.625 is a little more than 0.005.)
 */
function isShown(shownScore: number | null | undefined, score: number): boolean {
  return typeof shownScore === 'number' && Math.abs(shownScore - score) < 0.00501;
}
