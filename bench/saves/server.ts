// Simulates students who save the whole, growing answer sheet every two seconds, as the web does
// when answers come fast, or less often if the server's pace is slower or a save failed.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser, pauseMs } from '../../tests/drill/browser.ts';
import { type Account, EXAM_ID } from '../../tests/drill/exam-fixture.ts';
import { SAVE, type Saved, START, type Started } from '../../tests/drill/operations.ts';
import { percentile } from '../../tests/drill/report.ts';

export type Latencies = { count: number; p50: number; p95: number; p99: number };

const EVERY_MS = 2000;
/** 0: the students ignore the server's pace (`ExamPace`). */
const PACED = process.env.PACED !== '0';

export function latenciesOf(values: readonly number[]): Latencies {
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  return { count: values.length, p50, p95, p99 };
}

/** @returns milliseconds of the saves with a response, and the number of saves without one */
export async function timeSaves(port: number, accounts: readonly Account[], seconds: number) {
  const measured: number[] = [];
  const students = await Promise.all(accounts.map((account) => start(port, account)));
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    students.map(async ({ browser, token, questions }) => {
      let tries = 0;
      await wait(Math.random() * EVERY_MS);
      for (let sequence = 1; performance.now() < end; sequence += 1) {
        const selections = questions
          .slice(0, 1 + (sequence % questions.length))
          .map(({ id, options }) => ({
            questionId: id,
            selectedOptionIds: options.slice(0, 1 + (sequence % 2)).map((option) => option.id),
          }));
        const began = performance.now();
        const saved = await browser.execute<Saved>(SAVE, {
          input: { ticket: token, sequence, selections },
        });
        const took = performance.now() - began;
        if (saved) measured.push(took);
        tries = saved ? 0 : tries + 1;
        const seconds = (PACED && saved?.saveAnswers.pace.saveEverySeconds) || 0;
        const pace = seconds * (0.75 + Math.random() / 4) * 1000;
        await wait(tries > 0 ? pauseMs(tries) : Math.max(EVERY_MS, pace) - took);
      }
    }),
  );
  const failures = students.reduce((sum, { browser }) => sum + browser.failures, 0);
  for (const { browser } of students) browser.close();
  return { latencies: latenciesOf(measured), failures };
}

async function start(port: number, { cookie }: Account) {
  const browser = new Browser(port, cookie);
  const { startMultiSubjectExam: started } = await browser.executeWithRetries<Started>(START, {
    examId: EXAM_ID,
  });
  browser.failures = 0;
  return {
    browser,
    token: started.ticket.token,
    questions: started.paper.subjects.flatMap((subject) => subject.questions),
  };
}
