// An unavailable or busy database: 503 with Retry-After, never 500 and never details of the error.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import { isTransient } from '../../backend/src/db/database-errors.ts';
import { openTestDatabase } from './database.ts';

describe('an unavailable database', () => {
  it('returns 503 for reads, writes and transactions, and is not ready', {
    timeout: 60_000,
  }, async () => {
    const database = await openTestDatabase();
    const { env } = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'alokpath-unavailable-')),
    });
    const app = await buildApp({ db: database.db, env, messages: { send: async () => undefined } });
    await app.ready();
    await database.close();
    const post = {
      method: 'POST',
      url: '/auth/student/login',
      payload: { email: 'a@b.test', password: 'a long password' },
    } as const;
    for (const request of [{ method: 'GET', url: '/course/' } as const, post]) {
      const response = await app.inject(request);
      expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
        503,
        '1',
        { error: 'The server is busy. Please try again.', code: 'SERVER_BUSY' },
      ]);
    }
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('isTransient', () => {
  const withCode = (code: string) =>
    new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), { code }));

  it.each(['08006', '57P01', '53300', '40P01', '40001', '57014', '25006', 'ECONNRESET'])(
    'is true for %s',
    (code) => {
      expect(isTransient(withCode(code))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '22P02', 'ENOENT'])('is false for %s', (code) => {
    expect(isTransient(withCode(code))).toBe(false);
  });
});
