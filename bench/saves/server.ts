// Simulates students who save the whole, growing answer sheet every two seconds, as the web does
// when answers come fast.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser } from '../../tests/drill/browser.ts';
import { SAVE, START, type Started } from '../../tests/drill/operations.ts';
import { percentile } from '../../tests/drill/report.ts';
import { type Account, EXAM_ID } from '../../tests/drill/world.ts';

export type Latencies = { count: number; p50: number; p95: number; p99: number };

const EVERY_MS = 2000;

export function latenciesOf(values: readonly number[]): Latencies {
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  return { count: values.length, p50, p95, p99 };
}

/** @returns milliseconds of the saves that were answered, and how many were not */
export async function timeSaves(port: number, accounts: readonly Account[], seconds: number) {
  const measured: number[] = [];
  const students = await Promise.all(accounts.map((account) => start(port, account)));
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    students.map(async ({ browser, token, questions }) => {
      await wait(Math.random() * EVERY_MS);
      for (let sequence = 1; performance.now() < end; sequence += 1) {
        const selections = questions
          .slice(0, 1 + (sequence % questions.length))
          .map(({ id, options }) => ({
            questionId: id,
            selectedOptionIds: options.slice(0, 1 + (sequence % 2)).map((option) => option.id),
          }));
        const began = performance.now();
        const answer = await browser.ask(SAVE, { input: { ticket: token, sequence, selections } });
        const took = performance.now() - began;
        if (answer) measured.push(took);
        await wait(Math.max(0, EVERY_MS - took));
      }
    }),
  );
  const failures = students.reduce((sum, { browser }) => sum + browser.failures, 0);
  for (const { browser } of students) browser.close();
  return { latencies: latenciesOf(measured), failures };
}

async function start(port: number, { cookie }: Account) {
  const browser = new Browser(port, cookie);
  const { startMultiSubjectExam: started } = await browser.askUntilAnswered<Started>(START, {
    examId: EXAM_ID,
  });
  browser.failures = 0;
  return {
    browser,
    token: started.ticket.token,
    questions: started.paper.subjects.flatMap((subject) => subject.questions),
  };
}
