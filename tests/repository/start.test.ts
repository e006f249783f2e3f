// Failing starts of `npm start`: one clear line, and an exit. (The journeys cover successful ones.)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../gateway/free-port.ts';

const root = new URL('../../', import.meta.url).pathname;

/** @param flags of Node.js */
function start(env: Record<string, string>, flags: string[] = []) {
  const args = ['--import', 'tsx', ...flags, 'start.ts'];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 110_000,
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'alokpath-start-')), ...env },
  });
  return { status, lines: stderr.trim().split('\n'), stdout };
}

it('names every invalid setting, one per line, and builds nothing', () => {
  const { status, lines, stdout } = start({
    PORT: 'abc',
    BACKEND_PORT: '99999',
    PUBLIC_URL: 'ftp://example.org',
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    "BACKEND_PORT must be a port from 0 to 65535, not '99999'.",
    "PORT must be a whole number from 0 to 65535, not 'abc'.",
    'PUBLIC_URL must be an http or https address without a user or password.',
  ]);
  expect(stdout).toBe('');
});

it('names an invalid setting once, also if gateway and backend read it, and no URL made of it', () => {
  const { lines } = start({ PORT: 'abc', REDIS_URL: 'http://localhost' });
  expect(lines).toEqual([
    'REDIS_URL must be an address like redis://host:6379.',
    "PORT must be a whole number from 0 to 65535, not 'abc'.",
  ]);
});

it('reports that a data folder cannot be used', () => {
  const { status, lines } = start({ DATA_DIR: join(root, 'package.json', 'data') });
  expect(status).toBe(1);
  expect(lines).toEqual([`DATA_DIR: cannot use ${join(root, 'package.json', 'data')} (ENOTDIR)`]);
});

it.skipIf(!existsSync('/proc'))('reports that a folder below /proc cannot be used', () => {
  const { status, lines } = start({ DATA_DIR: '/proc/alokpath' });
  expect(status).toBe(1);
  expect(lines).toEqual(['DATA_DIR: cannot use /proc/alokpath (ENOENT)']);
});

describe('a version of Node.js', () => {
  const startOn = (version: string) => {
    const fake = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    // An invalid setting ends the start after the version was accepted.
    return start({ PORT: 'abc' }, ['--import', `data:text/javascript,${encodeURIComponent(fake)}`]);
  };
  const supported = /^Node 20\.19, 22\.13 or 24 is needed, or a newer version of these; this is /;

  it.each(['18.20.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])('%s is refused', (version) => {
    const { status, lines } = startOn(version);
    expect([status, lines]).toEqual([1, [expect.stringMatching(supported)]]);
  });

  it.each(['20.19.0', '22.13.0', '24.0.0', '25.1.0'])('%s is accepted', (version) => {
    expect(startOn(version).lines).toEqual([expect.stringMatching(/^PORT /)]);
  });

  it('is refused by the same ranges as in package.json', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  });
});

it('in production requires the secrets that it must not generate', () => {
  const { status, lines } = start({ NODE_ENV: 'production' });
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringContaining('TICKET_SECRET'));
});

it.each([
  { name: 'PORT', host: 'localhost' },
  { name: 'BACKEND_PORT', host: '127.0.0.1' },
])(
  'reports that the port of $name is in use, before anything is built',
  async ({ name, host }) => {
    const server = createServer().listen(0, host);
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as { port: number };
    const { status, lines, stdout } = start({
      PORT: String(await freePort()),
      BACKEND_PORT: String(await freePort()),
      [name]: String(port),
    });
    server.close();
    expect(status).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is in use: stop what uses it, or set ${name} to another one.`,
    ]);
    expect(stdout).toBe('');
  },
  30_000,
);
