// Compares the backend on PGlite and on PostgreSQL (DATABASE_URL) with a bare Fastify server that
// sends the same bytes, in the same rounds.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { createPostgresDatabase } from '../../tests/backend/database.ts';
import { freePort, type Server, startServer, stopAll } from '../processes.ts';
import { median, printTable, spread } from '../table.ts';
import { type Figures, load } from '../wrk.ts';
import { COURSE, EXAM, GROWTH, SERVICE_TOKEN } from './fixture-ids.ts';
import { timeTrees } from './trees.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 3);
/**
 * In the databases that are compared; each submits once, so there must be enough for all rounds.
 */
const STUDENTS = Number(process.env.STUDENTS ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'alokpath-bench-'));
const service = { authorization: `Bearer ${SERVICE_TOKEN}` };
const [serverCore, loadCore] = cpus().length > 1 ? [0, 1] : [undefined, undefined];

type Backend = { name: string; env: Record<string, string>; drop(): Promise<void> };

/** Fresh databases: PGlite in a folder, and one on the server of DATABASE_URL if that is set. */
async function backends(): Promise<Backend[]> {
  const common = { UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN, NODE_ENV: 'production', DEMO: '1' };
  const pglite = {
    name: 'PGlite',
    env: { ...common, DATABASE_URL: '', DATA_DIR: join(folder, 'pglite') },
    drop: async () => undefined,
  };
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.log('DATABASE_URL is not set: PostgreSQL is left out.');
    return [pglite];
  }
  const own = await createPostgresDatabase(url);
  const env = { ...common, DATABASE_URL: own.url, DATA_DIR: join(folder, 'postgres') };
  return [pglite, { name: 'PostgreSQL', env, drop: own.drop }];
}

function fill({ env }: Backend, students: number): void {
  execFileSync('node', ['--import', 'tsx', here('fill.ts')], {
    env: { ...process.env, ...env, FILL_STUDENTS: String(students) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function start({ env }: Backend): Promise<Server> {
  const port = String(await freePort());
  const place = {
    url: `http://127.0.0.1:${port}`,
    readyPath: '/health/ready',
    ...(serverCore !== undefined && { core: serverCore }),
  };
  return startServer(here('../../backend/src/main.ts'), { ...env, BACKEND_PORT: port }, place);
}

async function text(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.text();
}

/** A Lua script in which one student after the other submits the same answers, each once. */
async function submissionScript(base: string, first: number): Promise<string> {
  const paper = JSON.parse(await text(`${base}/multisubjectexams/mcqs/${EXAM.submitted}`, service));
  type Question = { _id: string; options: { _id: string }[] };
  const subjects = paper.subjects.map((subject: { _id: string; mcqs: Question[] }) => ({
    subjectId: subject._id,
    results: subject.mcqs.map((mcq) => ({
      questionId: mcq._id,
      selectedOption: [mcq.options[0]?._id],
    })),
  }));
  const tail = JSON.stringify({
    examId: EXAM.submitted,
    subjects,
    totalScore: 0,
    timeTaken: 30,
  }).slice(1);
  return `
local n = ${first}
local tail = [==[${tail}]==]
request = function()
  n = n + 1
  local headers = { ["content-type"] = "application/json", ["cookie"] = string.format("alokpath_session=%043d", n), ["idempotency-key"] = "k" .. n }
  return wrk.format("POST", "/multisubjectexamsresult/exam-results", headers, '{"userId":"u' .. n .. '",' .. tail)
end
`;
}

async function measure(): Promise<void> {
  const all = await backends();
  try {
    await compare(all);
    await grow(all);
  } finally {
    stopAll();
    for (const backend of all) await backend.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(all: Backend[]): Promise<void> {
  const servers = new Map<string, Server>();
  for (const backend of all) {
    console.log(`filling ${backend.name}`);
    fill(backend, STUDENTS);
    servers.set(backend.name, await start(backend));
  }
  const [model = ''] = [...servers.values()].map((server) => server.url);
  const received = await (
    await fetch(`${model}/multisubjectexamsresult/exam-results/r1`, { headers: service })
  ).text();
  const responses = join(folder, 'responses.json');
  const bytes = {
    'GET /course/': await text(`${model}/course/`),
    [`GET /course/${COURSE}/subjects`]: await text(`${model}/course/${COURSE}/subjects`),
    'POST /multisubjectexamsresult/exam-results': received,
  };
  writeFileSync(responses, JSON.stringify(bytes));
  const port = String(await freePort());
  const place = {
    url: `http://127.0.0.1:${port}`,
    readyPath: '/health/live',
    ...(serverCore !== undefined && { core: serverCore }),
  };
  servers.set(
    'bare Fastify',
    await startServer(
      here('bare.ts'),
      { PORT: port, BARE_RESPONSES: responses, NODE_ENV: 'production' },
      place,
    ),
  );

  const held = loadCore === undefined ? {} : { core: loadCore };
  for (const [title, make] of Object.entries({
    'GET /course/, 32 connections': async (base: string) => ({ url: `${base}/course/` }),
    'GET subjects of a course, 32 connections': async (base: string) => ({
      url: `${base}/course/${COURSE}/subjects`,
    }),
    'POST result (scored, stored with a version), 16 connections': async (
      base: string,
      round: number,
    ) => ({
      url: `${base}/multisubjectexamsresult/exam-results`,
      script: await submissionScript(model, Math.floor((round * STUDENTS) / (ROUNDS + 1))),
      connections: 16,
    }),
  })) {
    const figures = new Map<string, Figures[]>([...servers.keys()].map((name) => [name, []]));
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      const order = round % 2 === 0 ? [...servers] : [...servers].reverse();
      for (const [name, server] of order) {
        const taken = await load({
          connections: 32,
          seconds: SECONDS,
          ...held,
          ...(await make(server.url, round)),
        });
        // The first round is a warm-up.
        if (round > 0) figures.get(name)?.push(taken);
      }
    }
    const bare = figures.get('bare Fastify') ?? [];
    printTable(title, [
      ['', 'requests/s', 'of bare', 'p50 ms', 'p99 ms', 'refused'],
      ...[...figures].map(([name, taken]) => [
        name,
        spread(
          taken.map((one) => one.perSecond),
          0,
        ),
        spread(
          taken.map((one, round) => one.perSecond / (bare[round]?.perSecond ?? 1)),
          3,
        ),
        spread(taken.map((one) => one.p50)),
        spread(taken.map((one) => one.p99)),
        String(taken.reduce((sum, one) => sum + one.refused + one.broken, 0)),
      ]),
    ]);
  }

  const rows: string[][] = [];
  for (const [name, server] of servers) {
    if (name === 'bare Fastify') continue;
    const { batch, parent } = await timeTrees(server.url, 20);
    rows.push([
      name,
      median(batch).toFixed(1),
      median(parent).toFixed(1),
      (median(parent) / median(batch)).toFixed(1),
    ]);
  }
  printTable('Tree of 5 x 10 x 10 (subjects, chapters, lessons), ms', [
    ['', '3 calls by /ext/batch', '56 calls by parent', 'ratio'],
    ...rows,
  ]);
  stopAll();
}

/** Reads by key while the tables grow. */
async function grow(all: Backend[]): Promise<void> {
  const rows: string[][] = [];
  for (const { name, env, drop: _drop } of all) {
    // Growth starts from an empty database of its own.
    const fresh: Backend = {
      name,
      env: { ...env, DATA_DIR: `${env.DATA_DIR}-growth` },
      drop: async () => undefined,
    };
    if (env.DATABASE_URL) await emptyDatabase(env.DATABASE_URL);
    for (const students of GROWTH.filter((count) => count <= STUDENTS)) {
      fill(fresh, students);
      const server = await start(fresh);
      const figures: string[] = [];
      for (const address of [
        '/multisubjectexamsresult/exam-results/r',
        '/students/student/enrolledcourses/s',
      ]) {
        const script = `math.randomseed(1)\nrequest = function() return wrk.format("GET", "${address}" .. math.random(1, ${students})) end\n`;
        const common = {
          url: server.url,
          script,
          headers: service,
          connections: 8,
          ...(loadCore !== undefined && { core: loadCore }),
        };
        await load({ ...common, seconds: 1 });
        const { perSecond, p50, p99, refused } = await load({ ...common, seconds: SECONDS });
        figures.push(perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), String(refused));
      }
      rows.push([name, String(students), ...figures]);
      stopAll();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const heading = [
    '',
    'students',
    'result by id: req/s',
    'p50 ms',
    'p99 ms',
    'refused',
    'courses of a student: req/s',
    'p50 ms',
    'p99 ms',
    'refused',
  ];
  printTable('Reads by key while students and results grow, 8 connections', [heading, ...rows]);
}

async function emptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'drop schema public cascade; create schema public; drop schema if exists drizzle cascade',
  );
  await client.end();
}

await measure();
