// One-time passwords by e-mail and SMS: over a real SMTP server and a real HTTP server in this
// process.
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import type { App } from '../../backend/src/deps.ts';
import { waitOptions } from '../wait-options.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of open.splice(0)) await close();
});

const password = 'a long password';
const REFUSAL = {
  error: 'The message could not be sent. Please try again.',
  code: 'MESSAGE_NOT_SENT',
};
let number = 8801900000000;
const aPhone = () => {
  number += 1;
  return String(number);
};

/**
 * The backend with additional settings, over the database of this file; `log` has all of its
 * output.
 */
async function withSettings(settings: Record<string, string>) {
  const log: string[] = [];
  const { env, problems } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...settings });
  expect(problems).toEqual([]);
  const app = await buildApp({
    db: backend.db,
    env,
    logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } },
  });
  open.push(() => app.close());
  return { app, log: () => log.join('') };
}

const post = (app: App, url: string, payload: object, cookies: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, cookies });
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The text of a mail of one part, sent as base64 because it is mostly Bengali. */
function bodyOf(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  expect(mail.slice(0, end)).toMatch(/^Content-Transfer-Encoding: base64\r?$/m);
  return Buffer.from(mail.slice(end), 'base64').toString();
}

/**
 * A mail server that stores accepted mails; `responses` are its replies to each mail in turn, '' to
 * accept.
 */
async function mailServer(options: SMTPServerOptions = {}, responses: string[] = []) {
  const mails: { from: string; to: string[]; user: unknown; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const text = Buffer.concat(parts).toString();
        const refusal = responses.shift();
        if (refusal)
          return callback(
            Object.assign(new Error(`${refusal} ${codeIn(bodyOf(text))}`), { responseCode: 451 }),
          );
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          text,
        });
        return callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  open.push(() => new Promise<void>((closed) => server.close(() => closed())));
  return { mails, port: (server.server.address() as AddressInfo).port };
}

type Asked = { body: unknown; headers: IncomingMessage['headers'] };

/** An SMS gateway; `respond` is called with the number of the request. */
async function smsGateway(
  respond: (response: ServerResponse, count: number) => void = (response) => response.end(),
) {
  const requests: Asked[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    requests.push({ body: JSON.parse(body), headers: request.headers });
    respond(response, requests.length);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  open.push(() => new Promise((closed) => server.close(closed)));
  return {
    asked: requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
  };
}

describe('by e-mail', () => {
  it('a code is sent as plain text to the address of the sign-up, from the configured sender, and opens the account', async () => {
    const { mails, port } = await mailServer();
    const { app } = await withSettings({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Alokpath <hello@example.com>',
    });
    const signup = await post(app, '/auth/signup', { email: 'Mail@Example.com', password });
    expect(signup.statusCode).toBe(201);
    expect(mails).toMatchObject([{ from: 'hello@example.com', to: ['mail@example.com'] }]);
    const text = mails[0]?.text ?? '';
    expect(text).toMatch(/^From: Alokpath <hello@example\.com>\r$/m);
    expect(text).toMatch(/^Content-Type: text\/plain/m);
    expect(bodyOf(text)).toMatch(
      /^\d{6} আলোকপথের কোড, মেয়াদ ১০ মিনিট\r?\nAlokpath code, for 10 minutes/,
    );
    const otp = codeIn(bodyOf(text));
    const cookie = signup.cookies[0]?.value ?? '';
    expect(
      (await post(app, '/auth/verify', { otp }, { alokpath_session: cookie })).statusCode,
    ).toBe(200);
    expect(existsSync(join(backend.dataDir, 'outbox'))).toBe(false);
  });

  it('is sent to a server that requires a user and a password', async () => {
    const { mails, port } = await mailServer({
      authOptional: false,
      onAuth: ({ username, password: givenPassword }, _session, callback) =>
        username === 'me@host' && givenPassword === 'p:ss/ word'
          ? callback(null, { user: username })
          : callback(new Error('no')),
    });
    const send = async (user: string) => {
      const { app, log } = await withSettings({ SMTP_URL: `smtp://${user}@127.0.0.1:${port}` });
      const { statusCode } = await post(app, '/auth/signup', {
        email: 'auth@example.com',
        password,
      });
      return { statusCode, log: log() };
    };
    expect((await send('me%40host:p%3Ass%2F%20word')).statusCode).toBe(201);
    expect(mails).toMatchObject([{ user: 'me@host' }]);
    const wrong = await send('me%40host:hunter2');
    expect(wrong.statusCode).toBe(503);
    expect(wrong.log).toContain('EAUTH');
    expect(wrong.log).not.toContain('hunter2');
  });

  it('is retried once when the server rejects it', async () => {
    const { mails, port } = await mailServer({}, ['busy']);
    const { app } = await withSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(
      (await post(app, '/auth/signup', { email: 'busy@example.com', password })).statusCode,
    ).toBe(201);
    expect(mails).toHaveLength(1);
  });

  it('that fails twice is a 503 with a message; the earlier code still opens the account, and no log contains a code', async () => {
    const { mails, port } = await mailServer({}, ['', 'busy', 'busy']);
    const { app, log } = await withSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const first = await post(app, '/auth/signup', { email: 'again@example.com', password });
    const cookies = { alokpath_session: first.cookies[0]?.value ?? '' };
    const second = await post(
      app,
      '/auth/signup',
      { email: 'again@example.com', password },
      cookies,
    );
    expect([second.statusCode, second.json(), second.cookies]).toEqual([503, REFUSAL, []]);
    expect(log().match(/a message could not be sent/g)).toHaveLength(2);
    expect(log()).toContain('451');
    expect(log()).not.toMatch(/\b\d{6}\b|again@example/);
    const text = mails[0]?.text ?? '';
    const otp = codeIn(bodyOf(text));
    expect((await post(app, '/auth/verify', { otp }, cookies)).statusCode).toBe(200);
  });

  it('is not sent to a server that is down, nor over smtps to one with an untrusted certificate', async () => {
    // The server logs on stderr that its certificate is for tests.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mails, port } = await mailServer({ secure: true, disabledCommands: [] });
    for (const address of ['smtp://127.0.0.1:1', `smtps://127.0.0.1:${port}`]) {
      const { app, log } = await withSettings({ SMTP_URL: address });
      const response = await post(app, '/auth/signup', { email: 'away@example.com', password });
      expect([response.statusCode, response.json()], address).toEqual([503, REFUSAL]);
      expect(log()).toMatch(/"reason":"E[A-Z]+"/);
    }
    expect(mails).toEqual([]);
  });
});

it('lines about a message have the id of the request that caused it, also after the response', async () => {
  const person = await backend.student();
  const { phoneNumber } = (await person.get('/students/student')).body;
  const { app, log } = await withSettings({
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
  });
  const request = (url: string, id: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { 'x-request-id': id } });
  await request('/auth/signup', 'of-signup', { email: 'id@example.com', password });
  await request('/ext/password-reset', 'of-reset', { phoneNumber });
  const linesOf = (id: string) =>
    log()
      .split('\n')
      .filter((line) => line.includes(`"reqId":"${id}"`))
      .map((line) => JSON.parse(line).msg);
  const notSent = 'a message could not be sent';
  await vi.waitFor(
    () => expect(linesOf('of-reset')).toEqual([notSent, notSent, 'a password reset failed']),
    waitOptions,
  );
  expect(linesOf('of-signup')).toEqual([notSent, notSent]);
});

describe('by SMS', () => {
  it('a code is sent to the SMS gateway as JSON with its token, and only for a phone number', async () => {
    const { asked, url } = await smsGateway();
    const { app } = await withSettings({ SMS_URL: url, SMS_TOKEN: 'the-token' });
    const phoneNumber = aPhone();
    const signup = await post(app, '/auth/signup', { phoneNumber, password });
    expect(signup.statusCode).toBe(201);
    const text = expect.stringMatching(
      /^\d{6} আলোকপথের কোড, মেয়াদ ১০ মিনিট\nAlokpath code, for 10 minutes$/,
    );
    expect(asked).toMatchObject([
      {
        body: { to: phoneNumber, text },
        headers: { 'content-type': 'application/json', authorization: 'Bearer the-token' },
      },
    ]);
    expect(Object.keys(asked[0]?.body as object)).toEqual(['to', 'text']);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(
      (await post(app, '/auth/signup', { email: 'outbox@example.com', password })).statusCode,
    ).toBe(201);
    expect(asked).toHaveLength(1);
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(/^outbox: OTP \d{6} for outbox@example\.com$/),
    );
  });

  it('is retried once when the gateway fails, and is a 503 when it fails again', async () => {
    const once = await smsGateway((response, count) =>
      response.writeHead(count === 1 ? 500 : 202).end(),
    );
    const { app } = await withSettings({ SMS_URL: once.url });
    expect((await post(app, '/auth/signup', { phoneNumber: aPhone(), password })).statusCode).toBe(
      201,
    );
    expect(once.asked).toHaveLength(2);
    expect(once.asked[0]?.headers.authorization).toBeUndefined();

    const never = await smsGateway((response) => response.writeHead(500).end('code'));
    const other = await withSettings({ SMS_URL: never.url, SMS_TOKEN: 'the-token' });
    const phoneNumber = aPhone();
    const reply = await post(other.app, '/auth/signup', { phoneNumber, password });
    expect([reply.statusCode, reply.json(), never.asked.length]).toEqual([503, REFUSAL, 2]);
    expect(other.log()).toContain('the SMS gateway answered 500');
    for (const secret of [phoneNumber, 'the-token', codeIn(JSON.stringify(never.asked[1]?.body))])
      expect(other.log()).not.toContain(secret);
  });

  it('is aborted after five seconds without a response', async () => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => real(ms / 50));
    const { url } = await smsGateway((response) => void setTimeout(() => response.end(), 400));
    const { app, log } = await withSettings({ SMS_URL: url });
    expect((await post(app, '/auth/signup', { phoneNumber: aPhone(), password })).statusCode).toBe(
      503,
    );
    expect(timeout.mock.calls).toEqual([[5000], [5000]]);
    expect(log()).toContain('no answer in time');
  });

  it('is sent only to the configured address', async () => {
    const other = await smsGateway();
    const { url } = await smsGateway((response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    const { app } = await withSettings({ SMS_URL: url, SMS_TOKEN: 'the-token' });
    expect((await post(app, '/auth/signup', { phoneNumber: aPhone(), password })).statusCode).toBe(
      503,
    );
    expect(other.asked).toEqual([]);
  });
});
