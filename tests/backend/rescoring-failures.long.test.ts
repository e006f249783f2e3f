// Exams that cannot be rescored: logged, counted as a failed job, and no delay for other exams.
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { rescoringJob } from '../../backend/src/modules/key-corrections/rescorer.ts';
import type { JobRun } from '../../backend/src/worker/job.ts';
import {
  backend,
  correctKey,
  createExam,
  questionId,
  scoreOf,
  submitLetters,
  useKeyCorrections,
} from './key-correction-kit.ts';

useKeyCorrections();

/**
 * A corrected exam with one submission, which is worth 1.5 before the correction and 4 after it.
 */
async function aCorrectedExam() {
  const { examId, questions } = await createExam();
  const person = await submitLetters(examId, questions, 'BA');
  await correctKey(examId, { questionId: questionId(questions, 0), kind: 'bonus' });
  return { examId, score: () => scoreOf(person, examId) };
}

async function breakExams(...examIds: string[]) {
  await backend.db.execute(
    sql`create or replace function failure() returns trigger language plpgsql
      as $$ begin raise exception 'broken %', new.exam_id; end $$`,
  );
  await backend.db.execute(
    sql.raw(`create trigger failure before insert on score_changes for each row
      when (new.exam_id in (${examIds.map((id) => `'${id}'`)})) execute function failure()`),
  );
}
const repair = () => backend.db.execute(sql`drop trigger if exists failure on score_changes`);
afterEach(repair);

/** One run of the job, which has time for `batches` batches. */
async function run(batches: number) {
  const logged: unknown[] = [];
  let remaining = batches;
  const jobRun: JobRun = {
    isEnding: () => remaining <= 0,
    pause: async () => {
      remaining -= 1;
      return remaining > 0;
    },
    send: async () => undefined,
  };
  const deps = { db: backend.db, now: () => backend.clock.now };
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  const failure = await rescoringJob(deps, log)
    .run(jobRun, {})
    .catch((error: unknown) => error);
  return { failure, logged };
}
const logEntry = (examId: string) => [
  expect.objectContaining({ examKind: 'single', examId }),
  'an exam could not be rescored',
];

it('a failure is logged and fails the job, although the run ends while another exam has more to do', async () => {
  const [broken, other] = [await aCorrectedExam(), await aCorrectedExam()];
  await breakExams(broken.examId);
  const { failure, logged } = await run(1);
  expect(failure).toBeInstanceOf(Error);
  expect(logged).toEqual([logEntry(broken.examId)]);
  expect([await broken.score(), await other.score()]).toEqual([1.5, 4]);
  await repair();
  expect(await run(5)).toEqual({ failure: undefined, logged: [] });
  expect(await broken.score()).toBe(4);
});

it('each of several exams that fail is logged once in a run', async () => {
  const [first, second, other] = [
    await aCorrectedExam(),
    await aCorrectedExam(),
    await aCorrectedExam(),
  ];
  await breakExams(first.examId, second.examId);
  const { failure, logged } = await run(5);
  expect(failure).toBeInstanceOf(Error);
  expect(logged).toHaveLength(2);
  expect(logged).toEqual(expect.arrayContaining([logEntry(first.examId), logEntry(second.examId)]));
  expect(await other.score()).toBe(4);
  await repair();
  expect(await run(5)).toEqual({ failure: undefined, logged: [] });
  expect([await first.score(), await second.score()]).toEqual([4, 4]);
});
