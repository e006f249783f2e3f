// Load shedding: an overloaded gateway refuses some operations at once; submissions are refused
// last.
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import {
  isExamOperation,
  LoadShedding,
  registerLoadShedding,
} from '../../../gateway/src/graphql/load-shedding.ts';
import { decorateRequests } from '../../../gateway/src/graphql/request-state.ts';
import { type App, parseResponse } from '../kit.ts';
import { withRealBackend } from '../real-backend.ts';

const SUBMIT =
  'mutation ($ticket: String!) { submitExam(input: { ticket: $ticket }) { receipt { attemptId } } }';
const execute = (app: App, payload: object) =>
  app.inject({ method: 'POST', url: '/graphql', payload });

/** A gateway with a limit of four operations, four of them in flight until `release`. */
async function withFullGateway(
  use: (app: App, release: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const heldResponses: ServerResponse[] = [];
  await withRealBackend(
    (_, response) => void heldResponses.push(response),
    async ({ app }) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const running = Array.from({ length: 4 }, () =>
        execute(app, { query: '{ courses { id } }' }),
      );
      await expect.poll(() => heldResponses.length, { timeout: 20_000 }).toBe(4);
      await use(app, async () => {
        for (const response of heldResponses) response.end('[]');
        for (const response of await Promise.all(running))
          expect(parseResponse(response).errors).toEqual([]);
      });
    },
    { maxOperations: 4, upstreamTimeoutMs: 60_000, operationTimeoutMs: 60_000 },
  );
}

test('an operation above the limit is a 503 with OVERLOADED at once, until another has ended', async () => {
  await withFullGateway(async (app, release) => {
    const startedAt = performance.now();
    const refused = await execute(app, { query: '{ serverTime }' });
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.json()).toEqual({
      errors: [
        {
          message: 'The server is busy. Please try again in a moment.',
          extensions: {
            code: 'OVERLOADED',
            reason: 'TOO_BUSY',
            retryAfter: 1,
            requestId: refused.headers['x-request-id'],
          },
        },
      ],
    });
    await release();
    expect(parseResponse(await execute(app, { query: '{ serverTime }' })).errors).toEqual([]);
  });
});

test('a submission is accepted above the limit', async () => {
  await withFullGateway(async (app, release) => {
    const submitted = await execute(app, { query: SUBMIT, variables: { ticket: 'none' } });
    expect([submitted.statusCode, ...parseResponse(submitted).codes]).toEqual([
      200,
      expect.not.stringMatching('OVERLOADED'),
    ]);
    await release();
  });
});

test('known operations on the fast path are rejected too', async () => {
  const heldResponses: ServerResponse[] = [];
  await withRealBackend(
    (request, response) =>
      void (request.url === '/campaigns' ? response.end('[]') : heldResponses.push(response)),
    async ({ app }) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const post = (query: string) => postTo(port, JSON.stringify({ query }));
      // After its first execution the operation is known.
      for (let i = 0; i < 3; i++) expect((await post('{ campaigns { id } }')).status).toBe(200);
      const running = [post('{ courses { id } }'), post('{ courses { id } }')];
      await expect.poll(() => heldResponses.length, { timeout: 20_000 }).toBe(2);
      expect(await post('{ campaigns { id } }')).toMatchObject({
        status: 503,
        retryAfter: '1',
        body: {
          errors: [
            { extensions: { code: 'OVERLOADED', retryAfter: 1, requestId: expect.any(String) } },
          ],
        },
      });
      for (const response of heldResponses) response.end('[]');
      await Promise.all(running);
      for (let i = 0; i < 5; i++) expect((await post('{ campaigns { id } }')).status).toBe(200);
    },
    { maxOperations: 2, upstreamTimeoutMs: 60_000, operationTimeoutMs: 60_000 },
  );
});

test('a client that leaves before its operation is admitted keeps no place', async () => {
  const shedding = new LoadShedding(10);
  const app = Fastify();
  decorateRequests(app);
  const arrived = new EventEmitter();
  // As while an identical request is awaited.
  app.addHook('preHandler', async (_, reply) => {
    arrived.emit('request');
    await once(reply.raw, 'close');
  });
  registerLoadShedding(app, shedding);
  const executed = new Promise((resolve) => {
    app.get('/', async () => resolve(shedding.state.inFlight));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port }).on('error', () => undefined);
  await once(arrived, 'request');
  request.destroy();
  await executed;
  expect(shedding.state.inFlight).toBe(0);
  await app.close();
  shedding.close();
});

test('an execution for all visitors keeps its place when its client leaves', async () => {
  const heldResponses: ServerResponse[] = [];
  let holds = false;
  await withRealBackend(
    (_, response) => void (holds ? heldResponses.push(response) : response.end('[]')),
    async ({ app }) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const post = (query: string) => postTo(port, JSON.stringify({ query }));
      // After its first execution the operation is known.
      for (const query of ['{ courses { id } }', '{ campaigns { id } }'])
        for (let i = 0; i < 3; i++) expect((await post(query)).status).toBe(200);
      await expect.poll(() => connectionsOf(app.server)).toBe(0);
      holds = true;
      const clients = ['{ courses { id } }', '{ campaigns { id } }'].map((query) => {
        const payload = JSON.stringify({ query });
        const client = net.connect(port, '127.0.0.1');
        client.write(
          `POST /graphql HTTP/1.1\r\nhost: gateway\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`,
        );
        return client;
      });
      await expect.poll(() => heldResponses.length, { timeout: 20_000 }).toBe(2);
      for (const client of clients) client.destroy();
      await expect.poll(() => connectionsOf(app.server)).toBe(0);
      expect((await post('{ serverTime }')).status).toBe(503);
      for (const response of heldResponses) response.end('[]');
      await expect.poll(async () => (await post('{ serverTime }')).status).toBe(200);
    },
    {
      maxOperations: 2,
      publicSharing: true,
      upstreamTimeoutMs: 60_000,
      operationTimeoutMs: 60_000,
    },
  );
});

test('an execution that starts after its client has left counts until its end', () => {
  const shedding = new LoadShedding(10);
  const slot = shedding.admit(false);
  slot?.release();
  slot?.retain();
  expect(shedding.state.inFlight).toBe(1);
  slot?.release();
  expect(shedding.state.inFlight).toBe(0);
  shedding.close();
});

test('no operation is rejected with a limit of 0', () => {
  const shedding = new LoadShedding(0);
  for (let i = 0; i < 100_000; i++) expect(shedding.admit(false)).toBeDefined();
  shedding.close();
});

test('a busy process accepts few operations, but exam operations as before, and all operations again afterwards', async () => {
  const shedding = new LoadShedding(10_000);
  const slots = Array.from({ length: 100 }, () => shedding.admit(false));
  await beBusy(6);
  expect(shedding.state.limit).toBeLessThan(100);
  const tries = Array.from({ length: 50 }, () => shedding.admit(false));
  expect(new Set(tries)).toEqual(new Set([undefined]));
  for (let i = 0; i < 50; i++) slots.push(shedding.admit(true));
  expect(slots).not.toContain(undefined);
  expect(shedding.state).toMatchObject({ refused: 50, inFlight: 150 });
  // The operations have ended: their slots are free.
  for (const slot of slots.slice(0, 140)) slot?.release();
  expect(shedding.admit(false)).toBeDefined();
  await vi.waitFor(() => expect(shedding.state.limit).toBe(10_000), {
    timeout: 30_000,
    interval: 100,
  });
  shedding.close();
});

test('the limit of a busy process follows its throughput', async () => {
  const shedding = new LoadShedding(10_000);
  const turns = [performance.now()];
  await beBusy(6, () => {
    turns.push(performance.now());
    for (let i = 0; i < 10_000; i++) shedding.admit(false)?.release();
  });
  turns.push(performance.now());
  // 10,000 in each turn, which takes at least 150 ms; the limit is what is completed in 75 ms.
  const slowest = Math.max(...turns.map((at, index) => at - (turns[index - 1] ?? at)));
  expect(shedding.state.limit).toBeGreaterThan(0.9 * (10_000 / slowest) * 75);
  expect(shedding.state.limit).toBeLessThan(1.2 * (10_000 / 150) * 75);
  shedding.close();
});

test.each([
  [{ query: SUBMIT }, true],
  [
    {
      query:
        'mutation Hand($a: Int = 1) {\n  mine: submitMultiSubjectExam(input: $i) { result { id } } }',
    },
    true,
  ],
  [{ query: 'mutation { saveAnswers(input: {}) { savedAt } }' }, true],
  [{ operationName: 'SubmitExam', extensions: {} }, true],
  [{ operationName: 'UploadAnswerPdf' }, true],
  [{ operationName: 'BeginAnswerUpload' }, true],
  [{ operationName: 'UploadAnswerPart' }, true],
  [{ operationName: 'RegisterAnswerPages' }, true],
  [{ operationName: 'UploadAnswerPage' }, true],
  [{ query: 'mutation ($i: I!) { uploadAnswerPage(input: $i) { url } }' }, true],
  [{ query: 'query submitExam { serverTime }', operationName: 'submitExam' }, false],
  [{ query: 'mutation { login(input: {}) { message } submitExam(input: {}) { a } }' }, false],
  [{ query: 'mutation { submitExamination { a } }' }, false],
  [{ operationName: 'StartExam' }, false],
  [[{ query: SUBMIT }], false],
  ['submitExam', false],
  [undefined, false],
  [null, false],
  [{ query: 7 }, false],
])('%j is an exam operation: %s', (body, isExam) => {
  expect(isExamOperation(body)).toBe(isExam);
});

test('a long query is checked in linear time', () => {
  const startedAt = performance.now();
  for (let i = 0; i < 100; i++) isExamOperation({ query: `mutation ${' '.repeat(100_000)}` });
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

/** Blocks the event loop, except for due timers. */
async function beBusy(turns: number, work = () => {}): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    work();
    block(150);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function block(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

const connectionsOf = (server: http.Server) => promisify(server.getConnections.bind(server))();

function postTo(
  port: number,
  body: string,
): Promise<{ status: number; retryAfter: string | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const request = http.request(
      { host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            body: JSON.parse(text),
          }),
        );
      },
    );
    request.on('error', reject).end(body);
  });
}
