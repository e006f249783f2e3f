import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';

const good = { TICKET_SECRET: 'x'.repeat(32) };
const problems = (variables: Record<string, string>) => readEnv({ ...good, ...variables }).problems;

test('has a default for everything but the secret', () => {
  const { env, problems } = readEnv(good);
  expect(problems).toEqual([]);
  expect(env).toMatchObject({
    isProduction: false,
    host: 'localhost',
    port: 4000,
    upstreamTimeoutMs: 2000,
    operationTimeoutMs: 5000,
  });
  expect([env.publicUrl.href, env.upstreamUrl.href, env.upstreamServiceToken]).toEqual([
    'http://localhost:4000/',
    'http://127.0.0.1:4001/',
    undefined,
  ]);
});

test('metrics are off without a port, and the mock is rejected in production', () => {
  expect(readEnv(good).env.metricsPort).toBeUndefined();
  expect(readEnv({ ...good, METRICS_PORT: '9464' }).env.metricsPort).toBe(9464);
  expect(problems({ SESSION_COOKIES: 'a b' })).toEqual([
    'SESSION_COOKIES must be names of cookies with commas between them.',
  ]);
  expect(problems({ METRICS_PORT: 'x' })).toEqual([
    "METRICS_PORT must be a whole number from 0 to 65535, not 'x'.",
  ]);
  expect(readEnv({}, { isMock: true }).problems).toEqual([]);
  expect(readEnv({ ...good, NODE_ENV: 'production' }, { isMock: true }).problems).toEqual([
    'NODE_ENV must not be production with --mock: its answers are made up.',
  ]);
});

test('reads the given values', () => {
  const { env } = readEnv({
    ...good,
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://a.test',
    UPSTREAM_SERVICE_TOKEN: 't',
  });
  expect(env).toMatchObject({
    isProduction: true,
    port: 8080,
    host: '0.0.0.0',
    upstreamServiceToken: 't',
  });
  expect(env.publicUrl.protocol).toBe('https:');
});

test('reads origins, a key and a file of documents', () => {
  const { env, problems } = readEnv({
    ...good,
    ALLOWED_ORIGINS: 'https://admin.a.test, http://localhost:8081,',
    DEVELOPER_KEY: 'k'.repeat(24),
    TRUSTED_DOCUMENTS: 'mobile.json',
  });
  expect(problems).toEqual([]);
  expect(env).toMatchObject({
    allowedOrigins: ['https://admin.a.test', 'http://localhost:8081'],
    developerKey: 'k'.repeat(24),
    trustedDocuments: 'mobile.json',
  });
});

test.each([
  ['ALLOWED_ORIGINS', 'https://a.test/'],
  ['ALLOWED_ORIGINS', 'a.test'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', 'https://a.test https://b.test'],
  ['DEVELOPER_KEY', 'k'.repeat(23)],
])('rejects %s=%s', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringMatching(`^${name} must `)]);
});

test('repeats no key', () => {
  expect(problems({ DEVELOPER_KEY: 'hunter2' }).join()).not.toContain('hunter2');
});

test('treats an empty value as unset', () => {
  expect(
    problems({
      PORT: '',
      PUBLIC_URL: '',
      UPSTREAM_URL: '',
      UPSTREAM_SERVICE_TOKEN: '',
      HOST: '',
      ALLOWED_ORIGINS: '',
      DEVELOPER_KEY: '',
      TRUSTED_DOCUMENTS: '',
    }),
  ).toEqual([]);
});

test('names every invalid variable at once', () => {
  const bad = {
    PORT: 'abc',
    PUBLIC_URL: 'ftp://x',
    UPSTREAM_URL: 'nowhere',
    TICKET_SECRET: 'short',
    UPSTREAM_TIMEOUT_MS: '1.5',
    OPERATION_TIMEOUT_MS: '-1',
  };
  expect(
    problems(bad)
      .map((line) => line.split(' ')[0])
      .sort(),
  ).toEqual(Object.keys(bad).sort());
});

test.each(['prod', 'Production', 'staging'])(
  'rejects NODE_ENV=%s instead of running as the demonstration',
  (NODE_ENV) => {
    expect(problems({ NODE_ENV })).toEqual([
      `NODE_ENV must be development, production or test, not '${NODE_ENV}'.`,
    ]);
  },
);

test('repeats no URL that may hold a password', () => {
  const bad = {
    REDIS_URL: 'rediss//user:hunter2@redis',
    UPSTREAM_URL: 'htp://user:hunter2@host',
    PUBLIC_URL: 'https://user:hunter2@host',
  };
  const lines = problems(bad);
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
  expect(lines.join()).not.toContain('hunter2');
});

test.each(['-1', '65536', '1e9', '0x50 ', 'NaN', '4000.5'])(
  'rejects %s as a port, and names only that variable',
  (PORT) => {
    expect(problems({ PORT }).map((line) => line.split(' ')[0])).toEqual(['PORT']);
  },
);

test('the gateway does not start with an invalid value, and names it', () => {
  const main = fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, PORT: 'abc', TICKET_SECRET: 'short' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/PORT .*\n?.*TICKET_SECRET/s);
  expect(stderr).not.toMatch(/at .*\.ts:/);
});
