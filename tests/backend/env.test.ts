import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../backend/src/env.ts';

describe('configuration', () => {
  it('needs nothing to be set', () => {
    const { env, problems } = readEnv({});
    expect(problems).toEqual([]);
    expect(env).toMatchObject({
      port: 4001,
      host: '127.0.0.1',
      databaseUrl: undefined,
      serviceToken: undefined,
      isProduction: false,
      hasDemo: true,
    });
    expect(isAbsolute(env.dataDir)).toBe(true);
  });

  it('has no demo in production unless it is asked for', () => {
    expect(readEnv({ NODE_ENV: 'production' }).env.hasDemo).toBe(false);
    expect(readEnv({ NODE_ENV: 'production', DEMO: '1' }).env.hasDemo).toBe(true);
    expect(readEnv({ DEMO: '0' }).env.hasDemo).toBe(false);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ BACKEND_PORT: '', DATABASE_URL: ' ', NODE_ENV: '' }).problems).toEqual([]);
  });

  it('names every bad variable in a line of its own, and no secret', () => {
    const { problems } = readEnv({
      ...{ BACKEND_PORT: '70000', DATABASE_URL: 'mysql://u:secret@h/d', UPSTREAM_SERVICE_TOKEN: 'secret', NODE_ENV: 'prod', DEMO: 'yes' },
    });
    const names = ['BACKEND_PORT', 'DATABASE_URL', 'UPSTREAM_SERVICE_TOKEN', 'NODE_ENV', 'DEMO'];
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
    expect(problems.join()).not.toContain('secret');
  });
});
