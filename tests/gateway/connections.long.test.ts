// Connection failures: closed keep-alive connections, truncated responses, disconnecting browsers.
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Tickets } from '../../gateway/src/upstream/exams/ticket.ts';
import { aCourse, anExam, aSingleResult, aTicket, aViewer } from './fixtures.ts';
import { type App, COOKIE, parseResponse, SECRET } from './kit.ts';
import { withRealBackend } from './real-backend.ts';

const json = (response: http.ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 10 }).toBe(true);

test('connections are reused: ten requests in a row use one', async () => {
  const sockets = new Set<Socket>();
  await withRealBackend(
    (request, response) => {
      sockets.add(request.socket);
      json(response, []);
    },
    async ({ app }) => {
      for (let i = 0; i < 10; i++)
        await app.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: '{ courses { id } }' },
        });
      expect(sockets.size).toBe(1);
    },
  );
});

/** A backend that responds to the first request of a connection and resets it at the second. */
const resettingBackend = (requestLines: string[]) => {
  const used = new Set<Socket>();
  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    requestLines.push(`${request.method} ${request.url}`);
    if (used.has(request.socket)) return void request.socket.resetAndDestroy();
    used.add(request.socket);
    return void json(response, request.url === '/course/' ? [aCourse()] : {});
  };
};

test('a read on a reused connection that the backend has closed is retried on a new one', async () => {
  const requestLines: string[] = [];
  const twice = async ({ app }: { app: App }) => {
    const execute = async () =>
      parseResponse(
        await app.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: '{ courses { id } }' },
        }),
      );
    await execute();
    expect((await execute()).codes).toEqual([]);
    expect(requestLines).toEqual(['GET /course/', 'GET /course/', 'GET /course/']);
  };
  // Not a retry, so it must work with zero retries.
  await withRealBackend(resettingBackend(requestLines), twice, { upstreamRetries: 0 });
});

test('a read on a new connection that the backend closes is not sent twice: that is for the retries, which are counted', async () => {
  const requestLines: string[] = [];
  await withRealBackend(
    (request) => {
      requestLines.push(`${request.method} ${request.url}`);
      request.socket.resetAndDestroy();
    },
    async ({ app }) => {
      const execute = async () =>
        parseResponse(
          await app.inject({
            method: 'POST',
            url: '/graphql',
            payload: { query: '{ courses { id } }' },
          }),
        );
      for (let i = 0; i < 2; i++) expect((await execute()).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(requestLines).toEqual(['GET /course/', 'GET /course/']);
    },
    { upstreamRetries: 0 },
  );
});

test('when the backend is down, queued calls fail as the others do, and the gateway keeps running', async () => {
  await withRealBackend(
    (_, response) => json(response, []),
    async ({ app, backend }) => {
      const execute = async () =>
        parseResponse(
          await app.inject({
            method: 'POST',
            url: '/graphql',
            payload: { query: '{ courses { id } }' },
          }),
        );
      backend.close();
      const responses = await Promise.all(Array.from({ length: 6 }, execute));
      expect(responses.flatMap(({ codes }) => codes)).toEqual(
        Array.from({ length: 6 }, () => 'UPSTREAM_UNAVAILABLE'),
      );
    },
    { upstreamRetries: 0, upstreamMaxInFlight: 1 },
  );
});

test('a write without an idempotency key is never sent twice', async () => {
  const requestLines: string[] = [];
  await withRealBackend(resettingBackend(requestLines), async ({ app }) => {
    const execute = async (query: string) =>
      parseResponse(await app.inject({ method: 'POST', url: '/graphql', payload: { query } }));
    await execute('{ courses { id } }');
    expect(
      (
        await execute(
          'mutation { signup(input: { email: "a@b.c", password: "long enough" }) { message } }',
        )
      ).codes,
    ).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(requestLines).toEqual(['GET /course/', 'POST /auth/signup']);
  });
});

test.each([
  [
    'cut off',
    (response: http.ServerResponse) =>
      void response
        .writeHead(200, { 'content-length': '100' })
        .write('[{"_id":', () => response.destroy()),
    /UPSTREAM_(BAD_RESPONSE|UNAVAILABLE)/,
    30_000,
  ],
  [
    'of 11 MB',
    (response: http.ServerResponse) => void response.end(`["${'x'.repeat(11 * 1024 * 1024)}"]`),
    /UPSTREAM_BAD_RESPONSE/,
    30_000,
  ],
  [
    'of 11 MB that does not say so',
    (response: http.ServerResponse) =>
      void response.write(`["${'x'.repeat(11 * 1024 * 1024)}"`, () => response.end(']')),
    /UPSTREAM_BAD_RESPONSE/,
    30_000,
  ],
  [
    'that drips',
    (response: http.ServerResponse) => void response.writeHead(200).write('['),
    /UPSTREAM_TIMEOUT/,
    500,
  ],
])('a response %s is a coded error', async (_, respond, code, upstreamTimeoutMs) => {
  await withRealBackend(
    (request, response) =>
      request.url === '/course/' ? respond(response) : void json(response, aViewer()),
    async ({ app }) => {
      const raw = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { cookie: COOKIE },
        payload: { query: '{ courses { id } viewer { id } }' },
      });
      const response = parseResponse(raw);
      expect(response.codes.join()).toMatch(code);
      expect(response.data).toEqual({ courses: null, viewer: { id: 'u1' } });
    },
    { upstreamTimeoutMs },
  );
});

/** Sends a request over a real connection and disconnects once the backend has been reached. */
async function sendAndDisconnect(body: object, reached: () => boolean, address: AddressInfo) {
  const headers = { 'content-type': 'application/json', cookie: COOKIE };
  const request = http.request({
    host: '127.0.0.1',
    port: address.port,
    path: '/graphql',
    method: 'POST',
    headers,
  });
  request.on('error', () => {});
  request.end(JSON.stringify(body));
  await until(reached);
  request.destroy();
}

test('a paper submitted with the last click is stored, although the browser has disconnected', async () => {
  const requestLines: string[] = [];
  let browserLeft = () => {};
  const disconnected = new Promise<void>((resolve) => {
    browserLeft = resolve;
  });
  await withRealBackend(
    async (request, response) => {
      requestLines.push(`${request.method} ${request.url}`);
      request.resume();
      await disconnected;
      if (request.url === '/students/student') json(response, aViewer());
      else if (request.method === 'GET') json(response, anExam());
      else json(response, aSingleResult());
    },
    async ({ app }) => {
      app.server.on('connection', (socket) => socket.once('close', browserLeft));
      await app.listen({ host: '127.0.0.1', port: 0 });
      const ticket = new Tickets(SECRET).sign(
        aTicket({
          kind: 'single',
          examId: 'e1',
          deadline: Date.now() + 60_000,
          startedAt: Date.now(),
        }),
      );
      const query = `mutation ($ticket: String!) {
        submitExam(input: {
          ticket: $ticket, mcqAnswers: [{ questionId: "q1", selectedOptionId: "q1a" }]
        }) {
          receipt { attemptId }
        }
      }`;
      await sendAndDisconnect(
        { query, variables: { ticket } },
        () => requestLines.length > 0,
        app.server.address() as AddressInfo,
      );
      await until(() => requestLines.some((call) => call === 'POST /exams/results'));
    },
  );
});

test('a read is aborted when the browser has disconnected', async () => {
  const requestLines: string[] = [];
  let abortedCount = 0;
  await withRealBackend(
    (request, response) => {
      requestLines.push(`${request.method} ${request.url}`);
      response.on('close', () => {
        if (!response.writableFinished) abortedCount++;
      });
    },
    async ({ app }) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      await sendAndDisconnect(
        { query: '{ courses { id } }' },
        () => requestLines.length > 0,
        app.server.address() as AddressInfo,
      );
      await until(() => abortedCount === 1);
    },
  );
});
