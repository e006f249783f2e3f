// The process is killed repeatedly while exams are submitted: a client that repeats its submission
// until it gets a response finds it stored exactly once.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../backend/src/db/client.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import {
  examResults,
  examResultVersions,
  multiSubjectResults,
  multiSubjectResultVersions,
} from '../../backend/src/modules/results/tables.ts';
import { enrolments, students } from '../../backend/src/modules/students/tables.ts';
import { freePort } from '../gateway/free-port.ts';
import { aContent, FREE_PAPER } from './content-fixture.ts';
import { createPostgresDatabase } from './database.ts';
import { onePaperAnswer, oneSingleAnswer } from './one-answer.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const main = fileURLToPath(new URL('../../backend/build/main.js', import.meta.url));
const PORT = await freePort();
/** The time limit of the test. */
const UNTIL_THE_END = { timeout: 600_000, interval: 200 };
const SINGLE = 'free10-motion-exam-1';
const STUDENTS = 100;
const SUBMISSIONS_EACH = 10;
const ALL = STUDENTS * SUBMISSIONS_EACH;
/** PGlite takes seconds to open after a crash; on PostgreSQL there are twenty kills. */
const KILLS = process.env.DATABASE_URL ? 20 : 5;
/** Concurrent submissions. */
const AT_ONCE = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-kill-'));
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined;
const cookies = Array.from({ length: STUDENTS }, () => randomBytes(32).toString('base64url'));
let child: ChildProcess | undefined;
/** The test has ended, perhaps early: nothing is sent or started any more. */
let isTestOver = false;

const open = (): Promise<Database> => openDatabase({ databaseUrl: postgres?.url, dataDir });

beforeAll(async () => {
  if (process.env.DATABASE_URL) postgres = await createPostgresDatabase(process.env.DATABASE_URL);
  const database = await open();
  await database.migrate();
  const content = aContent();
  const files = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  await database.db.transaction(async (tx) => {
    await writeContent(tx, content, files, new Date());
    const ids = cookies.map((_, index) => `student-${index}`);
    await tx
      .insert(users)
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, passwordHash: 'none' })));
    await tx.insert(students).values(ids.map((id) => ({ id, userId: id })));
    await tx.insert(enrolments).values(ids.map((id) => ({ studentId: id, universityId: 'free' })));
    await tx.insert(enrolments).values(ids.map((id) => ({ studentId: id, courseId: 'free10' })));
    const expiresAt = new Date(Date.now() + 86_400_000);
    const idHash = (cookie: string) => createHash('sha256').update(cookie).digest('hex');
    await tx.insert(sessions).values(
      cookies.map((cookie, index) => ({
        idHash: idHash(cookie),
        userId: `student-${index}`,
        expiresAt,
      })),
    );
  });
  await database.close();
});
afterAll(async () => {
  isTestOver = true;
  child?.kill('SIGKILL');
  await postgres?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the backend; senders detect by themselves when it is ready. */
function start(): Promise<void> {
  const started = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      BACKEND_PORT: String(PORT),
      DEMO: '0',
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child = started;
  return new Promise((resolve) => {
    started.on('exit', (_code, signal) => {
      // A process that ended by itself has logged the reason; no client would get a response any
      // more.
      if (signal !== 'SIGKILL') isTestOver = true;
      resolve();
    });
  });
}

/** Submission number `turn` of student number `index`: papers and single exams alternate. */
function submission(index: number, turn: number) {
  const userId = `student-${index}`;
  const isPaper = turn % 2 === 0;
  const answers = isPaper
    ? { subjects: onePaperAnswer(FREE_PAPER), totalScore: 1 }
    : { mcqAnswers: oneSingleAnswer(SINGLE), writtenAnswer: [], score: 0.5 };
  return {
    key: `${userId} ${turn}`,
    path: isPaper ? '/multisubjectexamsresult/exam-results' : '/exams/results',
    cookie: `alokpath_session=${cookies[index]}`,
    body: JSON.stringify({
      examId: isPaper ? FREE_PAPER : SINGLE,
      userId,
      timeTaken: turn / 10,
      ...answers,
    }),
  };
}

type Stored = { _id: string; userId: string; examId: string; timeTaken: number };

/** Sends it until there is a response. */
async function send({ key, path, cookie, body }: ReturnType<typeof submission>): Promise<Stored> {
  const stored = await vi.waitUntil<Stored | 'over' | undefined>(async () => {
    if (isTestOver) return 'over';
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie };
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method: 'POST',
      headers,
      body,
    }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response?.status === 201 && text !== undefined) return JSON.parse(text);
    // A killed process may have sent an error response before.
    if (response && response.status < 500) throw new Error(`${key}: ${response.status} ${text}`);
    return undefined;
  }, UNTIL_THE_END);
  if (stored === undefined || stored === 'over')
    throw new Error('the backend has ended by itself, or the test is over');
  return stored;
}

it(`stores ${ALL} submissions exactly once through ${KILLS} kills`, async () => {
  const answered = new Map<string, Stored>();
  const waiting = Array.from({ length: ALL }, (_, number) =>
    submission(number % STUDENTS, Math.floor(number / STUDENTS)),
  );
  let ended = start();
  let kills = 0;
  const killer = (async () => {
    for (; kills < KILLS; kills += 1) {
      // Spread over the run, and each while some are in flight.
      await vi.waitUntil(() => answered.size >= ((kills + 1) * ALL) / (KILLS + 2) || isTestOver, {
        ...UNTIL_THE_END,
        interval: 1,
      });
      child?.kill('SIGKILL');
      await ended;
      if (isTestOver) return;
      ended = start();
    }
  })();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answered.set(next.key, await send(next));
  };
  await Promise.all([killer, ...Array.from({ length: AT_ONCE }, work)]);
  expect([kills, answered.size]).toEqual([KILLS, ALL]);
  child?.kill('SIGKILL');
  await ended;

  const { db, close } = await open();
  try {
    const versions = [
      ...(await db.select().from(multiSubjectResultVersions)),
      ...(await db.select().from(examResultVersions)),
    ];
    expect(versions).toHaveLength(ALL);
    expect(new Set(versions.map((row) => row.idempotencyKey))).toEqual(new Set(answered.keys()));
    for (const { idempotencyKey, resultId, userId, timeTaken } of versions) {
      expect(answered.get(idempotencyKey ?? '')).toMatchObject({
        _id: resultId,
        userId,
        timeTaken,
      });
    }
    // One result per student and exam, its versions numbered without a gap.
    expect([await db.$count(multiSubjectResults), await db.$count(examResults)]).toEqual([
      STUDENTS,
      STUDENTS,
    ]);
    const byResult = new Map<string, number[]>();
    for (const { resultId, version } of versions)
      byResult.set(resultId, [...(byResult.get(resultId) ?? []), version]);
    for (const found of byResult.values()) expect(found.sort()).toEqual([1, 2, 3, 4, 5]);
  } finally {
    await close();
  }
});
