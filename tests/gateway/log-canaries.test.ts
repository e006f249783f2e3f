// Log lines never contain variables, cookies, tokens or keys.
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import nock from 'nock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import { type App, SECRET } from './kit.ts';
import { OverNodeHttp } from './over-node-http.ts';

const KEY = 'a developer key of the tests';

describe('the log', () => {
  const lines: string[] = [];
  const CANARIES = [
    'canary-password',
    'canary-session',
    'canary@mail.test',
    'canary-otp',
    'canary-key',
    'canary-new-session',
    'canary-course',
    SECRET,
  ];
  let app: App;

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _, callback) {
        lines.push(String(chunk));
        callback();
      },
    });
    const { log } = Fastify({ logger: { level: 'trace', stream } });
    const { env } = readEnv({
      TICKET_SECRET: SECRET,
      UPSTREAM_URL: 'http://upstream.test',
      DEVELOPER_KEY: `${KEY}canary-key`,
    });
    app = await buildServer({
      env: { ...env, upstreamRetries: 0 },
      logger: log,
      openUpstream: (origin) => new OverNodeHttp(origin),
    });
  });
  beforeEach(() => nock.disableNetConnect());
  afterAll(async () => {
    await app.close();
    nock.cleanAll();
    nock.enableNetConnect();
  });

  test('contains no variable, cookie, token or key, whatever fails', async () => {
    const login =
      'mutation CanaryLogin($input: LoginInput!) { login(input: $input) { viewer { id } } }';
    const input = { email: 'canary@mail.test', password: 'canary-password' };
    const headers = {
      'content-type': 'application/json',
      cookie: 'alokpath_session=canary-session',
      'x-developer-key': `${KEY}canary-key`,
      authorization: 'Bearer canary-key',
    };
    const setCookie = { 'set-cookie': 'alokpath_session=canary-new-session' };
    const responses: [number, object | string][] = [
      [200, {}],
      [401, { error: 'canary-password' }],
      [500, { error: 'canary-password' }],
      [200, 'canary-password, no JSON'],
      [302, ''],
    ];
    for (const [status, body] of responses) {
      nock('http://upstream.test').post('/auth/student/login').reply(status, body, setCookie);
      nock('http://upstream.test')
        .get('/students/student')
        .optionally()
        .reply(200, { subjects: 'canary-password' });
      await app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: login, operationName: 'CanaryLogin', variables: { input } },
      });
      nock.cleanAll();
    }
    const otp = 'mutation Otp($o: String!) { verifyOtp(input: { otp: $o }) { viewer { id } } }';
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: otp, variables: { o: { deep: 'canary-otp' } } },
    });
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: '{"query": "canary-password',
    });
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ course(id: "canary-course") { id } }' },
    });
    for (const canary of CANARIES)
      expect(
        lines.filter((line) => line.includes(canary)),
        canary,
      ).toEqual([]);
  });

  test('has one line per message, whatever it contains', async () => {
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: { query: '{ a }', operationName: 'a\r\n{"level":60}' },
    });
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});
