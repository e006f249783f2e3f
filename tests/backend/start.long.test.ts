// The backend's process: its output at the start, refused starts, and how it is stopped, killed and
// restarted.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../gateway/free-port.ts';
import { waitOptions } from '../wait-options.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const main = fileURLToPath(new URL('../../backend/build/main.js', import.meta.url));
const PORT = await freePort();
/** The settings that production requires. */
const PRODUCTION = {
  NODE_ENV: 'production',
  UPSTREAM_SERVICE_TOKEN: 'service-token-for-the-tests',
  DEMO: '1',
};
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

/** Starts the backend; `waitUntilReady` waits until it reports that it is ready. */
function start(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKEND_PORT: String(PORT), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  const waitUntilReady = () =>
    vi.waitFor(() => expect(output + errors).toContain('backend ready on'), {
      timeout: 60_000,
      interval: 50,
    });
  return { child, ended, waitUntilReady, output: () => output, errors: () => errors };
}

const url = (path: string) => `http://127.0.0.1:${PORT}${path}`;
const post = (path: string, body: object, cookie = '') =>
  fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** The one-time password of the newest message to `receiver`. */
function otpFor(receiver: string, dataDir: string): string {
  const files = readdirSync(join(dataDir, 'outbox')).sort();
  const messages = files.map((name) =>
    JSON.parse(readFileSync(join(dataDir, 'outbox', name), 'utf8')),
  );
  const message = messages.findLast(({ to }) => to === receiver);
  expect(message).toMatchObject({
    channel: 'email',
    text: expect.stringContaining(message.otp),
    at: expect.any(String),
  });
  return message.otp;
}

describe('the backend', () => {
  /**
   * Filled by the first start, for tests that need a used folder, because filling one takes most of
   * the time here.
   */
  const dataDir = newFolder();

  it('starts on an empty folder, keeps acknowledged writes after kill -9, and stops cleanly', async () => {
    const first = start(dataDir);
    await first.waitUntilReady();
    expect(first.output()).toMatch(
      new RegExp(
        `^demo content loaded from \\d+ files\nbackend ready on http://127.0.0.1:${PORT}\n$`,
      ),
    );
    const signup = await post('/auth/signup', {
      email: 'kept@example.com',
      password: 'a long password',
    });
    const otp = otpFor('kept@example.com', dataDir);
    expect(first.output()).toContain(`\noutbox: OTP ${otp} for kept@example.com\n`);
    expect((await post('/auth/verify', { otp }, cookieOf(signup))).status).toBe(200);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    const second = start(dataDir, PRODUCTION);
    await second.waitUntilReady();
    expect(second.output()).not.toContain('demo content loaded');
    // The log is written asynchronously, possibly after the line that reports readiness.
    await vi.waitFor(
      () => expect(second.output()).toMatch(/^\{"level":30,.*"msg":"Server listening at /m),
      waitOptions,
    );
    expect(second.errors()).toContain('this database holds the demo accounts');
    const login = await post('/auth/student/login', {
      email: 'kept@example.com',
      password: 'a long password',
    });
    expect(login.status).toBe(200);
    expect(
      (await fetch(url('/students/student'), { headers: { cookie: cookieOf(login) } })).status,
    ).toBe(200);
    await post('/auth/signup', { email: 'silent@example.com', password: 'a long password' });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.output() + second.errors()).not.toContain(otpFor('silent@example.com', dataDir));
    expect(readdirSync(dataDir)).not.toContain('db.lock');
  });

  it('stops when its parent process has ended', async () => {
    const backend = start(dataDir);
    await backend.waitUntilReady();
    backend.child.disconnect();
    expect(await backend.ended).toBe(0);
    expect(readdirSync(dataDir)).not.toContain('db.lock');
  });

  it('refuses to start, with one line, on a port or a folder that another process uses', async () => {
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    const first = start(dataDir);
    await first.waitUntilReady();
    const [samePort, sameFolder] = [
      start(copy),
      start(dataDir, { BACKEND_PORT: String(await freePort()) }),
    ];
    expect(await samePort.ended).toBe(1);
    expect(samePort.errors()).toBe(
      `Port ${PORT} is taken: stop what uses it, or set BACKEND_PORT to another one.\n`,
    );
    expect(await sameFolder.ended).toBe(1);
    expect(sameFolder.errors()).toMatch(/^The data folder .* is in use by process \d+\. .*\n$/);
    expect((await fetch(url('/health/ready'))).status).toBe(200);
  });

  it('starts after first starts that were killed at any moment, and replaces a half-created database', async () => {
    const folder = newFolder();
    const unfinished = join(folder, 'db.unfinished');
    const killed = async (moment: () => boolean) => {
      const backend = start(folder, { DEMO: '0' });
      await vi.waitFor(() => expect(moment()).toBe(true), { timeout: 60_000, interval: 5 });
      backend.child.kill('SIGKILL');
      expect(await backend.ended).toBe('SIGKILL');
    };
    // As soon as there is any file, while files are created, and with all files but no tables.
    await killed(() => existsSync(unfinished));
    await killed(() => existsSync(join(folder, 'db', 'base')));
    expect(existsSync(unfinished)).toBe(true);
    mkdirSync(join(folder, 'db', 'base'), { recursive: true });
    writeFileSync(join(folder, 'db', 'PG_VERSION'), '1');
    await killed(() => !existsSync(unfinished));
    const last = start(folder, { DEMO: '0' });
    await last.waitUntilReady();
    expect((await fetch(url('/course/'))).status).toBe(200);
    expect((await fetch(url('/health/ready'))).status).toBe(200);
    last.child.kill('SIGTERM');
    expect(await last.ended).toBe(0);
  });
});

describe('the backend refuses to start, with one line,', () => {
  it('if the data folder cannot be written', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    for (const backend of [start(file), start(join(file, 'below')), start('/proc/alokpath')]) {
      expect(await backend.ended).toBe(1);
      expect(backend.errors()).toMatch(
        /^Cannot write to the data folder .* set DATA_DIR to a folder that this user may write to\.\n$/,
      );
    }
  });

  it('with invalid variables, which it names, and if the database of DATABASE_URL is unreachable', async () => {
    const bad = start(newFolder(), { BACKEND_PORT: 'x', DEMO: '2' });
    const unavailable = start(newFolder(), {
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none',
    });
    expect(await bad.ended).toBe(1);
    expect(bad.errors()).toMatch(/^BACKEND_PORT .*\nDEMO .*\n$/);
    expect(await unavailable.ended).toBe(1);
    expect(unavailable.errors()).toMatch(
      /^Cannot open the database at 127\.0\.0\.1:1 \(DATABASE_URL\): .*\n$/,
    );
    expect(unavailable.errors()).not.toContain('secret');
  });
});
