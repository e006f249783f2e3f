/**
 * Starts a Redis of its own for the tests that need one, and provides its address:
 * `inject('redisUrl')`. Null where `redis-server` is not installed: those tests are skipped with a
 * line that says so; in CI the run fails instead.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './gateway/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    redisUrl: string | null;
  }
}

export default async function startRedis(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-redis-'));
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) =>
    server.once('error', () => resolve()).once('exit', () => resolve()),
  );
  const isReady = await new Promise<boolean>((resolve) => {
    server.stdout.on(
      'data',
      (text) => String(text).includes('Ready to accept connections') && resolve(true),
    );
    ended.then(() => resolve(false));
  });
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (isReady) {
    project.provide('redisUrl', `redis://127.0.0.1:${port}`);
    return stop;
  }
  await stop();
  if (process.env.CI)
    throw new Error('redis-server did not start, and CI does not skip the tests that need Redis.');
  console.warn(
    'redis-server is not installed: what several processes share over Redis is not tested.',
  );
  project.provide('redisUrl', null);
  return undefined;
}
