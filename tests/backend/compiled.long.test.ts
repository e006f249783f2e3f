// The compiled backend, as the production image has it: without sources, except the SQL of the
// migrations. Server, worker and commands find their files, and the threads for PDFs start.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../backend/src/db/client.ts';
import { freePort } from '../gateway/free-port.ts';
import { createPostgresDatabase } from './database.ts';
import { aPdf, multipart } from './multipart.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alokpath-compiled-'));
const running = new Set<ChildProcess>();

beforeAll(() => {
  // In the layout of the Dockerfile.
  mkdirSync(join(folder, 'backend'));
  for (const path of ['package.json', 'build', 'demo', 'src/db/migrations'])
    cpSync(join(root, 'backend', path), join(folder, 'backend', path), { recursive: true });
  for (const path of ['node_modules', 'backend/node_modules'])
    symlinkSync(join(root, path), join(folder, path));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const argsOf = (file: string, args: string[]) => [
  '--enable-source-maps',
  join(folder, 'backend/build', file),
  ...args,
];

async function start(file: string, env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, argsOf(file, []), {
    cwd: folder,
    env: { PATH: process.env.PATH, BACKEND_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  await vi.waitFor(() => expect(output).toContain('ready on'), { timeout: 200_000, interval: 50 });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    output: () => output,
  };
}

function data(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, argsOf('data.main.js', args), {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('serves the demo catalogue, rewrites a PDF in a thread, and is backed up by the compiled command', async () => {
  const dataDir = join(folder, 'data');
  const backend = await start('main.js', { DATA_DIR: dataDir });
  expect(backend.output()).toMatch(/^demo content loaded from \d+ files\n/);
  expect((await fetch(`${backend.url}/admissioncourse/universities`)).status).toBe(200);
  expect((await fetch(`${backend.url}/media/covers/du.svg`)).status).toBe(200);

  const login = await fetch(`${backend.url}/auth/student/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@alokpath.test', password: 'alokpath-student' }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { headers, payload } = multipart('file', 'a.pdf', aPdf());
  const uploaded = await fetch(`${backend.url}/ext/files`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  });
  expect(uploaded.status).toBe(201);
  expect(await backend.stop()).toBe(0);

  const file = join(folder, 'backup.tar.gz');
  const backup = data({ DATA_DIR: dataDir }, 'backup', file);
  expect(backup, backup.output).toMatchObject({ status: 0 });
});

it.skipIf(!process.env.DATABASE_URL)('its worker does jobs on PostgreSQL', async () => {
  const postgres = await createPostgresDatabase(process.env.DATABASE_URL ?? '');
  try {
    const env = { DATA_DIR: join(folder, 'worker'), DATABASE_URL: postgres.url };
    const migrated = data(env, 'migrate');
    expect(migrated, migrated.output).toMatchObject({ status: 0 });
    const worker = await start('worker.main.js', env);
    expect((await fetch(`${worker.url}/health/ready`)).status).toBe(200);
    // A completed run of the jobs.
    const database = await openPostgres(postgres.url);
    await vi.waitFor(
      async () => {
        const { rows } = await database.runSql(
          "select name from pgboss.job where state = 'completed'",
        );
        expect(rows).not.toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
    await database.close();
    const jobs = data(env, 'jobs');
    expect(jobs, jobs.output).toMatchObject({ status: 0 });
    expect(jobs.output).toMatch(/ 0 failed /);
    expect(await worker.stop()).toBe(0);
  } finally {
    await postgres.drop();
  }
});
