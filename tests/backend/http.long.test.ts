// Responses of every call to invalid input, wrong types and server errors; health; media.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import type { Db } from '../../backend/src/db/client.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const raw = (payload: string, type = 'application/json') =>
  backend
    .visitor()
    .send('POST', '/auth/student/login', { payload, headers: { 'content-type': type } });

describe('invalid input', () => {
  it('is 400 with a sentence when it is not JSON, empty, or tries to reach a prototype', async () => {
    for (const payload of [
      '{',
      '',
      'null',
      '[]',
      '"x"',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const response = await raw(payload);
      expect([response.status, typeof response.body.error], payload).toEqual([400, 'string']);
    }
  });

  it('names the fields that are unknown, missing, of a wrong type or too long', async () => {
    const cases: [object, string][] = [
      [{ email: 'a@b.co', password: 'x', admin: true }, 'admin'],
      [{ email: 5, password: 'x' }, 'email'],
      [{ email: 'a@b.co', password: 'x'.repeat(129) }, 'password'],
      [{ email: `${'a'.repeat(254)}@b.co`, password: 'x' }, 'email'],
    ];
    for (const [body, path] of cases) {
      const response = await backend.visitor().post('/auth/student/login', body);
      expect(
        [response.status, response.body.fields.map((field: { path: string }) => field.path)],
        path,
      ).toEqual([400, [path]]);
      expect(response.body.error).toContain(path);
    }
    expect((await backend.visitor().post('/auth/student/login', { email: 'a@b.co' })).status).toBe(
      400,
    );
  });

  it('is 413 above one megabyte', async () => {
    const response = await raw(
      JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(1024 * 1024) }),
    );
    expect([response.status, response.body]).toEqual([
      413,
      { error: 'The body is too large.', code: 'BODY_TOO_LARGE' },
    ]);
  });

  it('is 415 in any other content type than JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      expect((await raw('email=a&password=b', type)).status, type).toBe(415);
    }
  });

  it('is 400 where it holds characters that the database cannot store', async () => {
    expect((await backend.visitor().get('/course/%00')).status).toBe(400);
    expect((await backend.visitor().get('/ext/batch/units?ids=%00')).status).toBe(400);
    expect(
      (
        await backend
          .visitor()
          .post('/auth/student/login', { email: 'a\u0000@b.co', password: 'x' })
      ).status,
    ).toBe(400);
    expect((await backend.visitor().get('/course/%ff')).status).toBe(400);
  });

  it('is an error of the usual form where the URL itself is wrong', async () => {
    for (const path of ['/%', '/course/%zz', '/course/%ff', `/course/${'x'.repeat(501)}`]) {
      expect(await backend.visitor().get(path), path).toMatchObject({
        status: 400,
        body: { error: 'The URL is not valid.' },
      });
    }
  });

  it('is rejected at once, however long a text is and in any form', async () => {
    const text = `a@${'a.'.repeat(250_000)} `;
    const startedAt = performance.now();
    for (const [path, body] of [
      ['/auth/signup', { email: text, password: 'a long password' }],
      ['/ext/password-reset', { email: text }],
    ] as const) {
      expect(await backend.visitor().post(path, body), path).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'email' }, { path: 'email' }] },
      });
    }
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('is rejected with more than 20,000 values, before any of them is checked', async () => {
    const response = await raw(
      `{"email":[${Array.from({ length: 20_001 }, () => '{}').join(',')}]}`,
    );
    expect([response.status, response.body.fields[0]?.code]).toEqual([400, 'HAS_TOO_MANY_VALUES']);
  });

  it('is rejected at once, however deep it is nested and however long a list is', async () => {
    const [person, admin] = [await backend.student(), await backend.admin()];
    const headers = { 'content-type': 'application/json' };
    const startedAt = performance.now();
    for (const depth of [21, 10_000, 400_000]) {
      const payload = `{"personalInfo":{"gender":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
      const response = await person.send('PATCH', `/students/student/update/${person.studentId}`, {
        payload,
        headers,
      });
      expect([response.status, typeof response.body.error], String(depth)).toEqual([400, 'string']);
    }
    const exams = Array.from({ length: 200_000 }, () => 1);
    expect(
      (await admin.post('/course/free10-motion/createlesson', { title: 'x', exams })).status,
    ).toBe(400);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('is never executed as SQL', async () => {
    for (const id of ["' or 1=1 --", "x'; drop table users; --", '%', '_', '*']) {
      expect((await backend.visitor().get(`/course/${encodeURIComponent(id)}`)).status).toBe(404);
      expect(
        (await backend.visitor().get(`/ext/batch/units?ids=${encodeURIComponent(id)}`)).body,
      ).toEqual([]);
    }
  });
});

describe('an internal error', () => {
  const broken = async () => {
    const fail = () => {
      throw new Error('relation "users" does not exist at /srv/secret/path.ts');
    };
    const db = new Proxy({}, { get: () => fail }) as Db;
    const lines: string[] = [];
    const { env } = readEnv({ DATA_DIR: backend.dataDir });
    const app = await buildApp({
      db,
      env,
      logger: { stream: { write: (line: string) => void lines.push(line) } },
    });
    return { app, lines };
  };

  it('is a 500 with a short message for the client, and with details in the log', async () => {
    const { app, lines } = await broken();
    const response = await app.inject('/course/');
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { error: 'Something went wrong', code: 'SERVER_ERROR' },
    ]);
    expect(lines.join()).toContain('secret/path.ts');
    await app.close();
  });

  it('in a query is logged with the statement and without the values in it', async () => {
    const own = await startBackend();
    await own.db.execute(sql`drop table pending_signups`);
    const response = await own
      .visitor()
      .post('/auth/signup', { phoneNumber: '8801812345678', password: 'a long password' });
    expect(response.status).toBe(500);
    const log = own.logged.join();
    expect(log).toContain('insert into \\"pending_signups\\"');
    expect(log).not.toMatch(/8801812345678|argon2id/);
    await own.close();
  });

  it('makes the server not ready, but keeps it alive', async () => {
    const { app } = await broken();
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    await app.close();
    expect((await backend.visitor().get('/health/ready')).status).toBe(200);
  });
});

describe('the network of a client', () => {
  const TOKEN = 'a-service-token-of-this-test';
  const networkOf = async (
    headers: Record<string, string>,
    settings: Record<string, string> = {},
    remoteAddress = '10.0.0.9',
  ) => {
    const { env, problems } = readEnv({
      NODE_ENV: 'production',
      UPSTREAM_SERVICE_TOKEN: TOKEN,
      DATA_DIR: backend.dataDir,
      ...settings,
    });
    expect(problems).toEqual([]);
    const app = await buildApp({ db: backend.db, env });
    app.get('/network', (request) => ({ network: request.network }));
    const response = await app.inject({ url: '/network', remoteAddress, headers });
    await app.close();
    return response.json().network;
  };
  const clientAddress = { 'x-alokpath-client-address': '203.0.113.9' };

  it.each(['10.0.0.9', '127.0.0.1', '172.18.0.5', '198.51.100.7'])(
    'is that of the connection, whatever a client at %s sends',
    async (remoteAddress) => {
      const forged = {
        ...clientAddress,
        'x-forwarded-for': '6.6.6.6, 10.0.0.9',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
      };
      expect(await networkOf(forged, {}, remoteAddress)).toBe(remoteAddress);
      expect(
        await networkOf(
          { ...forged, 'x-alokpath-service-token': 'a wrong token' },
          {},
          remoteAddress,
        ),
      ).toBe(remoteAddress);
    },
  );

  it('is the one from the gateway if it sends the service credential', async () => {
    expect(await networkOf({ ...clientAddress, 'x-alokpath-service-token': TOKEN })).toBe(
      '203.0.113.9',
    );
  });

  it('is the one from a proxy that is named in TRUSTED_PROXIES', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    expect(await networkOf(headers, { TRUSTED_PROXIES: '10.0.0.0/24' })).toBe('203.0.113.9');
    expect(await networkOf(headers, { TRUSTED_PROXIES: '10.0.1.0/24, 127.0.0.1' })).toBe(
      '10.0.0.9',
    );
  });

  it('is the /64 of an IPv6 address', async () => {
    const from = (address: string) =>
      networkOf({ 'x-alokpath-client-address': address, 'x-alokpath-service-token': TOKEN });
    expect(await from('2001:db8:1:2:3::4')).toBe('2001:db8:1:2::/64');
    expect(await from('2001:db8:1:2:ffff::9')).toBe('2001:db8:1:2::/64');
    expect(await from('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it.each(['10.0.0.0/33', 'loopback', '10.0.0', '10.0.0.1/8/9', '::1/129'])(
    'does not start with TRUSTED_PROXIES=%s',
    (TRUSTED_PROXIES) => {
      expect(readEnv({ TRUSTED_PROXIES }).problems).toEqual([
        expect.stringContaining('TRUSTED_PROXIES'),
      ]);
    },
  );
});

describe('media', () => {
  it('are sent with headers that let a browser neither guess nor run anything, and with an etag', async () => {
    const cover = await backend.visitor().get('/media/covers/placeholder.svg');
    expect(cover.status).toBe(200);
    expect(cover.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=3600',
      etag: expect.any(String),
    });
    const again = await backend
      .visitor()
      .get('/media/covers/placeholder.svg', { 'if-none-match': String(cover.headers.etag) });
    expect(again.status).toBe(304);
  });

  it('are also the diagrams of lessons', async () => {
    const diagram = await backend.visitor().get('/media/diagrams/right-triangle.svg');
    expect(diagram.status).toBe(200);
    expect(diagram.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  });

  it('are served only from their folders', async () => {
    mkdirSync(join(backend.dataDir, 'files'), { recursive: true });
    writeFileSync(join(backend.dataDir, 'secret.txt'), 'secret');
    writeFileSync(join(backend.dataDir, 'files', '.hidden'), 'secret');
    for (const path of [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      '....//secret.txt',
      '.hidden',
      '',
      '%00',
    ]) {
      const response = await backend.visitor().get(`/media/files/${path}`);
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.text).not.toBe('secret');
    }
    expect((await backend.visitor().get('/media/covers/')).status).toBe(404);
  });
});
