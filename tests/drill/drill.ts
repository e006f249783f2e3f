// `npm run drill`: an exam hall on a bad day. STUDENTS (1,000) sit one paper while gateway and
// backend are killed KILLS (6) times and the network drops; then each receipt and each acknowledged
// answer is looked for in the database. Exit code 1 when anything is lost or stored twice.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ToxicProxy } from '../gateway/faults/toxic-proxy.ts';
import { Browser } from './browser.ts';
import { percentile, printReport, type Recovery } from './report.ts';
import { House, PARTS, type Part } from './servers.ts';
import { habitOf, type Sitting, sit } from './student.ts';
import { verify } from './verify.ts';
import { EXAM, makeWorld, QUESTIONS_PER_SUBJECT } from './world.ts';

const count = setting('STUDENTS', 1000);
const kills = setting('KILLS', 6);
/** How long a sitting takes, roughly; all begin within a fifth of it. */
const sittingMs = setting('SECONDS', 90) * 1000;
/**
 * Of the requests, so many lose their connection on the way there, and as many on the way back,
 * when the server has done its work.
 */
const CUT_SHARE = 0.01;
/** The whole hall without a network: so often, and so long. */
const DROPS = 3;
const DROP_MS = 3000;

const world = await makeWorld(process.env.DATABASE_URL || undefined, count);
let house: House | undefined;
// Whoever stops the drill is not left with its processes and its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await house?.close();
    await world.remove();
    process.exit(1);
  });
}
try {
  house = await House.open(world.env);
  process.exitCode = (await run(house)) ? 0 : 1;
} finally {
  await house?.close();
  await world.remove();
}

async function run(hall: House): Promise<boolean> {
  const saves: number[] = [];
  let choices = 0;
  let lastSavedSentAt = 0;
  let isDropped = false;
  const proxy = new ToxicProxy(hall.gatewayPort, () => {
    const dice = Math.random();
    return isDropped || dice < CUT_SHARE
      ? 'reset_peer'
      : dice < 2 * CUT_SHARE
        ? 'limit_data'
        : undefined;
  });
  const port = Number((await proxy.listen()).port);
  const questions = 2 * QUESTIONS_PER_SUBJECT;
  const pace = {
    thinkMs: sittingMs / (questions + 1),
    onChoice: () => {
      choices += 1;
    },
    onSaved: (latencyMs: number, sentAt: number) => {
      saves.push(latencyMs);
      lastSavedSentAt = Math.max(lastSavedSentAt, sentAt);
    },
  };
  console.log(
    `${count} students sit ${EXAM} (${questions} questions) on ${world.name}; ${kills} kills, ${DROPS} network drops`,
  );
  const began = performance.now();
  const browsers = world.accounts.map(({ cookie }) => new Browser(port, cookie));
  const failed: string[] = [];
  let isOver = false;
  const sittings = Promise.all(
    world.accounts.map(async ({ userId }, index): Promise<Sitting | undefined> => {
      await wait((Math.random() * sittingMs) / 5);
      try {
        return await sit(browsers[index] ?? new Browser(port, ''), userId, habitOf(index), pace);
      } catch (error) {
        failed.push(`${userId}: ${error instanceof Error ? error.message : error}`);
        return undefined;
      }
    }),
  ).finally(() => {
    isOver = true;
  });

  const all = count * questions;
  /**
   * Waits until a share of all choices has been made: kills and drops fall into the work on fast
   * machines and slow ones.
   */
  const until = async (share: number) => {
    while (choices < share * all && !isOver) await wait(20);
  };
  const kill = async (): Promise<Recovery[]> => {
    const recoveries: Recovery[] = [];
    for (const [turn, part] of shuffledParts(kills).entries()) {
      await until((turn + 0.2 + Math.random() * 0.6) / (kills + 1));
      if (isOver) break;
      const killedAt = performance.now();
      hall.kill(part);
      while (lastSavedSentAt <= killedAt && !isOver) await wait(10);
      recoveries.push({
        part,
        atSeconds: (killedAt - began) / 1000,
        milliseconds: performance.now() - killedAt,
      });
      console.log(
        `  ${part} killed after ${Math.round((killedAt - began) / 1000)} s; ${choices} of ${all} answers chosen`,
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
  const [ended, recoveries] = await Promise.all([sittings, kill(), drop()]);
  const seconds = (performance.now() - began) / 1000;
  for (const browser of browsers) browser.close();
  await proxy.close();
  await hall.close();

  const verdict = await verify(
    world,
    ended.filter((sitting) => sitting !== undefined),
  );
  const lost =
    verdict.duplicates + verdict.lostAnswers + verdict.lostResults + verdict.wrongResults;
  const problems = [
    ...failed,
    ...hall.surprises,
    ...(recoveries.length < kills ? ['The exam was over before the last kill.'] : []),
  ];
  printReport(world.name, verdict, {
    ...{ seconds, saves: saves.length, recoveries, problems },
    failures: browsers.reduce((sum, browser) => sum + browser.failures, 0),
    p50: percentile(saves, 0.5),
    p99: percentile(saves, 0.99),
  });
  return lost === 0 && problems.length === 0;
}

/** Both parts equally often, in an order by chance. */
function shuffledParts(length: number): Part[] {
  const parts = Array.from({ length }, (_, turn) => PARTS[turn % PARTS.length] ?? 'backend');
  return parts
    .map((part) => ({ part, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part);
}

function setting(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`${name} must be a whole number above 0, not '${process.env[name]}'.`);
  process.exit(1);
}
