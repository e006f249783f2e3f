// `npm run drill`: a contest under failures. STUDENTS (1,000) take one paper of 100 questions on
// two gateways behind nginx, two backends and two workers with PgBouncer, while each part is
// killed, PostgreSQL crashes, the network drops and the key is corrected. Then each receipt, each
// acknowledged answer, each score and each place of the merit list is compared with the database.
// Exit code 1 if anything is lost, stored twice or ranked differently.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ToxicProxy } from '../gateway/faults/toxic-proxy.ts';
import { Browser } from './browser.ts';
import { type Entry, endContest, isPublished, prepareContest } from './contest.ts';
import { type Correction, prepareCorrection, waitUntilDecided } from './correction.ts';
import { createExamFixture, EXAM_ID, type ExamFixture } from './exam-fixture.ts';
import { Machines, PARTS, type Part } from './machines.ts';
import { Postgres } from './postgres.ts';
import { percentile, printReport, type Recovery } from './report.ts';
import { habitOf, type TakenExam, takeExam } from './student.ts';
import { readKey, verify } from './verify.ts';

const QUESTIONS_PER_SUBJECT = 50;
const QUESTIONS = 2 * QUESTIONS_PER_SUBJECT;
const count = setting('STUDENTS', 1000);
/** Approximate duration of an attempt; all start within a fifth of it. */
const attemptMs = setting('SECONDS', 180) * 1000;
/**
 * Share of requests whose connection is cut before they reach the server; as many others are cut
 * after the server has processed them.
 */
const CUT_SHARE = 0.01;
/** Share of responses that arrive after the client has given up. */
const SLOW_SHARE = 0.002;
/** Network outages for all students: their number and duration. */
const DROPS = 3;
const DROP_MS = 3000;
/** The key is corrected after this share of students has submitted. */
const CORRECTED_AT = 0.3;
const POSTGRES = 'PostgreSQL';

const postgres = await Postgres.open();
let fixture: ExamFixture | undefined;
let machines: Machines | undefined;
async function close(): Promise<void> {
  await machines?.close();
  await fixture?.remove();
  postgres.close();
}
// Stopping the drill also ends its processes and removes its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  fixture = await createExamFixture(postgres.url, count, QUESTIONS_PER_SUBJECT);
  await prepareContest(fixture);
  const correction = await prepareCorrection(fixture);
  machines = await Machines.open(fixture.env);
  process.exitCode = (await run(fixture, machines, correction)) ? 0 : 1;
} finally {
  await close();
}

async function run(
  fixture: ExamFixture,
  machines: Machines,
  correction: Correction,
): Promise<boolean> {
  const saves: number[] = [];
  let [choices, submittedCount, lastSavedSentAt] = [0, 0, 0];
  let [isDropped, isExamOver] = [false, false];
  const proxy = new ToxicProxy(machines.nginxPort, () => {
    const dice = Math.random();
    if (isDropped || dice < CUT_SHARE) return 'reset_peer';
    if (dice < 2 * CUT_SHARE) return 'limit_data';
    return dice < 2 * CUT_SHARE + SLOW_SHARE ? 'latency' : undefined;
  });
  const port = Number((await proxy.listen()).port);
  const pace = {
    thinkMs: attemptMs / (QUESTIONS + 1),
    onChoice: () => {
      choices += 1;
    },
    onSaved: (latencyMs: number, sentAt: number) => {
      saves.push(latencyMs);
      lastSavedSentAt = Math.max(lastSavedSentAt, sentAt);
    },
  };
  console.log(
    `${count} students take ${EXAM_ID} (${QUESTIONS} questions); each part is killed, ${DROPS} network drops`,
  );
  const before = await readKey(fixture);
  const walBefore = await readWalBytes(fixture);
  const startedAt = performance.now();
  const browsers = fixture.accounts.map(({ cookie }) => new Browser(port, cookie));
  const failed: string[] = [];
  const note = (who: string) => (error: unknown) =>
    void failed.push(`${who}: ${error instanceof Error ? error.message : error}`);
  const takenExams = Promise.all(
    fixture.accounts.map(async ({ userId }, index): Promise<TakenExam | undefined> => {
      await wait((Math.random() * attemptMs) / 5);
      const browser = browsers[index] ?? new Browser(port, '');
      const takenExam = await takeExam(browser, userId, habitOf(index), pace).catch(note(userId));
      submittedCount += 1;
      return takenExam ?? undefined;
    }),
  ).finally(() => {
    isExamOver = true;
  });

  const all = count * QUESTIONS;
  /**
   * Waits until a share of all choices has been made, so that kills and outages happen during the
   * exam on fast and slow machines.
   */
  const until = async (share: number) => {
    while (choices < share * all && !isExamOver) await wait(20);
  };
  const kills = shuffle<Part | typeof POSTGRES>([...PARTS, POSTGRES]);
  const kill = async (): Promise<Recovery[]> => {
    const recoveries: Recovery[] = [];
    for (const [turn, part] of kills.entries()) {
      await until((turn + 0.2 + Math.random() * 0.6) / (kills.length + 1));
      if (isExamOver) break;
      // A backend that starts without its database exits, and is restarted.
      if (part === POSTGRES || part === 'PgBouncer') await machines.untilAllReady();
      const killedAt = performance.now();
      if (part === POSTGRES) {
        postgres.crash();
        postgres.start();
      } else machines.kill(part);
      while (lastSavedSentAt <= killedAt && !isExamOver) await wait(10);
      recoveries.push({
        part,
        atSeconds: (killedAt - startedAt) / 1000,
        milliseconds: performance.now() - killedAt,
      });
      console.log(
        `  ${part} killed after ${Math.round((killedAt - startedAt) / 1000)} s; ${choices} of ${all} answers chosen`,
      );
    }
    return recoveries;
  };
  const drop = async () => {
    for (let turn = 0; turn < DROPS; turn += 1) {
      await until((turn + Math.random()) / (DROPS + 1));
      isDropped = true;
      await wait(DROP_MS);
      isDropped = false;
    }
  };
  const correct = async () => {
    while (submittedCount < CORRECTED_AT * count && !isExamOver) await wait(20);
    await correction.send(machines.backendUrls);
    console.log(`  key corrected after ${submittedCount} of ${count} have submitted or left`);
    // The other worker takes over the rescoring.
    machines.kill('worker 1');
  };
  const [ended, recoveries] = await Promise.all([takenExams, kill(), drop(), correct()]);
  const seconds = (performance.now() - startedAt) / 1000;
  const walBytes = (await readWalBytes(fixture)) - walBefore;
  for (const browser of browsers) browser.close();
  await proxy.close();
  await waitUntilDecided(fixture).catch(note('workers'));
  const [backendUrl = ''] = machines.backendUrls;
  if (await isPublished(backendUrl)) failed.push('The merit list was published before the end.');
  const meritList = await endContest(fixture, backendUrl).catch((error): Entry[] => {
    note('merit list')(error);
    return [];
  });
  await machines.close();

  const present = ended.filter((takenExam) => takenExam !== undefined);
  const verdict = await verify(fixture, present, before, meritList);
  const problems = [
    ...failed,
    ...machines.unexpectedExits,
    ...(recoveries.length < kills.length ? ['The exam was over before the last kill.'] : []),
  ];
  printReport('PostgreSQL, fsync on', verdict, {
    seconds,
    saves: saves.length,
    walBytes,
    recoveries,
    problems,
    failures: browsers.reduce((sum, browser) => sum + browser.failures, 0),
    p50: percentile(saves, 0.5),
    p99: percentile(saves, 0.99),
  });
  const lost =
    verdict.duplicates +
    verdict.lostAnswers +
    verdict.lostResults +
    verdict.wrongResults +
    verdict.unscored +
    verdict.rescoredTwice +
    verdict.wrongPlaces;
  return lost === 0 && verdict.rescored > 0 && problems.length === 0;
}

/** Bytes that PostgreSQL has written to its write-ahead log since it was created. */
async function readWalBytes({ open }: ExamFixture): Promise<number> {
  const database = await open();
  const { rows } = await database.runSql("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes");
  await database.close();
  return Number((rows as { bytes: string }[])[0]?.bytes);
}

function shuffle<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function setting(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`${name} must be a whole number above 0, not '${process.env[name]}'.`);
  process.exit(1);
}
