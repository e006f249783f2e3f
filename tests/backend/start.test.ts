// The process itself: what it says when it starts, refuses to start, is stopped, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const main = fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url));
const PORT = 14_917;
const folders: string[] = [];
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-start-'));
  folders.push(folder);
  return folder;
}

/** Starts the backend; `said` waits for a text in what it prints. */
function start(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKEND_PORT: String(PORT), ...env },
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  const ready = () => vi.waitFor(() => expect(output + errors).toContain('backend ready on'), { timeout: 60_000, interval: 50 });
  return { child, ended, ready, output: () => output, errors: () => errors };
}

const url = (path: string) => `http://127.0.0.1:${PORT}${path}`;
const post = (path: string, body: object, cookie = '') =>
  fetch(url(path), { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('the backend', () => {
  it('starts on an empty folder, keeps what was acknowledged through kill -9, and stops cleanly', async () => {
    const dataDir = newFolder();
    const first = start(dataDir);
    await first.ready();
    expect(first.output()).toContain(`backend ready on http://127.0.0.1:${PORT}`);
    const signup = await post('/auth/signup', { email: 'kept@example.com', password: 'a long password' });
    const [message] = readdirSync(join(dataDir, 'outbox'));
    const sent = JSON.parse(readFileSync(join(dataDir, 'outbox', message ?? ''), 'utf8'));
    expect(sent).toMatchObject({
      to: 'kept@example.com',
      channel: 'email',
      text: expect.stringContaining(sent.otp),
      at: expect.any(String),
    });
    expect(first.output()).toContain(`email to kept@example.com: OTP ${sent.otp}`);
    expect((await post('/auth/verify', { otp: sent.otp }, cookieOf(signup))).status).toBe(200);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    const second = start(dataDir);
    await second.ready();
    expect(second.output()).not.toContain('demo content loaded');
    const login = await post('/auth/student/login', { email: 'kept@example.com', password: 'a long password' });
    expect(login.status).toBe(200);
    expect((await fetch(url('/students/student'), { headers: { cookie: cookieOf(login) } })).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(readdirSync(dataDir)).not.toContain('db.lock');
  });

  it('opens after a first start that was killed at any moment', async () => {
    for (const delay of [700, 1500, 2300]) {
      const dataDir = newFolder();
      const first = start(dataDir, { DEMO: '0' });
      await new Promise((resolve) => setTimeout(resolve, delay));
      first.child.kill('SIGKILL');
      await first.ended;
      const second = start(dataDir, { DEMO: '0' });
      await second.ready();
      expect((await fetch(url('/course/'))).status).toBe(200);
      second.child.kill('SIGTERM');
      expect(await second.ended, `killed after ${delay} ms`).toBe(0);
    }
  });

  it('begins anew where a killed first start left half a database', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'db', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '1');
    writeFileSync(join(dataDir, 'db.unfinished'), '');
    const backend = start(dataDir, { DEMO: '0' });
    await backend.ready();
    expect((await fetch(url('/health/ready'))).status).toBe(200);
  });
});

describe('the backend refuses to start, with one line,', () => {
  it('on a port that is taken, and in a folder that a living process uses', async () => {
    const dataDir = newFolder();
    const first = start(dataDir, { DEMO: '0' });
    await first.ready();
    const [samePort, sameFolder] = [start(newFolder(), { DEMO: '0' }), start(dataDir, { DEMO: '0', BACKEND_PORT: String(PORT + 1) })];
    expect(await samePort.ended).toBe(1);
    expect(samePort.errors()).toBe(`Port ${PORT} is taken: stop what uses it, or set BACKEND_PORT to another one.\n`);
    expect(await sameFolder.ended).toBe(1);
    expect(sameFolder.errors()).toMatch(/^The data folder .* is in use by process \d+\. .*\n$/);
    expect((await fetch(url('/health/ready'))).status).toBe(200);
  });

  it('where the data folder cannot be written', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    for (const dataDir of [file, join(file, 'below')]) {
      const backend = start(dataDir);
      expect(await backend.ended).toBe(1);
      expect(backend.errors()).toMatch(/^Cannot write to the data folder .* set DATA_DIR to a folder that this user may write to\.\n$/);
    }
  });

  it('with bad variables, naming all of them, and without the database of DATABASE_URL', async () => {
    const bad = start(newFolder(), { BACKEND_PORT: 'x', DEMO: '2' });
    expect(await bad.ended).toBe(1);
    expect(bad.errors()).toMatch(/^BACKEND_PORT .*\nDEMO .*\n$/);
    const away = start(newFolder(), { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' });
    expect(await away.ended).toBe(1);
    expect(away.errors()).toMatch(/^Cannot open the database at 127\.0\.0\.1:1 \(DATABASE_URL\): .*\n$/);
    expect(away.errors()).not.toContain('secret');
  });
});
