// What a request holds is released when its connection closes, also while its response is queued
// behind those to earlier requests on the same connection (HTTP pipelining).
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { LoadShedding, registerLoadShedding } from '../../gateway/src/graphql/load-shedding.ts';
import { onClosed } from '../../gateway/src/graphql/on-closed.ts';
import { clientOf } from '../../gateway/src/graphql/request-client.ts';
import { decorateRequests } from '../../gateway/src/graphql/request-state.ts';
import { registerUploads } from '../../gateway/src/http/uploads/register-uploads.ts';
import { Observer } from '../../gateway/src/observability/observer.ts';
import type { Upload } from '../../gateway/src/upstream/files/upload.ts';
import { COOKIE } from './kit.ts';

const GET = 'GET / HTTP/1.1\r\nhost: gateway\r\n\r\n';
let app: FastifyInstance;
let sockets: Socket[];

beforeEach(() => {
  app = Fastify();
  decorateRequests(app);
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends requests on one connection, without waiting for responses. */
function send(requests: string) {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const connection = { socket, received: '' };
  socket.on('data', (chunk) => {
    connection.received += chunk;
  });
  socket.write(requests);
  return connection;
}

const listen = () => app.listen({ host: '127.0.0.1', port: 0 });
const never = () => new Promise<never>(() => {});

test('operations whose responses are queued are no longer in flight after their connection closes', async () => {
  const shedding = new LoadShedding(10);
  onTestFinished(() => shedding.close());
  registerLoadShedding(app, shedding);
  app.get('/', never);
  await listen();
  const { socket } = send(GET.repeat(3));
  await expect.poll(() => shedding.state.inFlight).toBe(3);
  socket.destroy();
  await expect.poll(() => shedding.state.inFlight).toBe(0);
});

test('operations whose responses are queued are aborted when their connection closes', async () => {
  const observer = new Observer({});
  const signals: AbortSignal[] = [];
  app.get('/', (request, reply) => {
    signals.push(clientOf(observer.of(request), request, reply).aborted);
  });
  await listen();
  const { socket } = send(GET.repeat(3));
  await expect.poll(() => signals.length).toBe(3);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  socket.destroy();
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

test('the callback is called once, and at once if the connection has closed before', async () => {
  const responses: ServerResponse[] = [];
  let closed = 0;
  let callOnClosed = () => {};
  app.get('/', (request, reply) => {
    responses.push(reply.raw);
    callOnClosed = () =>
      onClosed(request, reply, () => {
        closed += 1;
      });
    callOnClosed();
  });
  await listen();
  const { socket } = send(GET.repeat(3));
  await expect.poll(() => responses.length).toBe(3);
  // The second response is then no longer queued.
  responses[0]?.end();
  await expect.poll(() => closed).toBe(1);
  socket.destroy();
  await expect.poll(() => closed).toBe(3);
  callOnClosed();
  expect(closed).toBe(4);
});

test('a connection keeps no listeners of its many requests', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const waiting: ServerResponse[] = [];
  let closed = 0;
  app.get('/', (request, reply) => {
    waiting.push(reply.raw);
    onClosed(request, reply, () => {
      closed += 1;
    });
  });
  await listen();
  const accepted = once(app.server, 'connection');
  const connection = send(GET);
  const [socket]: Socket[] = await accepted;
  await expect.poll(() => waiting.length).toBe(1);
  const listeners = socket?.listenerCount('close');
  // Pipelined requests, then one after the other.
  connection.socket.write(GET.repeat(50));
  await expect.poll(() => waiting.length).toBe(51);
  for (const response of waiting) response.end();
  await expect.poll(() => closed).toBe(51);
  for (let i = 52; i <= 80; i += 1) {
    connection.socket.write(GET);
    await expect.poll(() => waiting.length).toBe(i);
    if (i < 80) waiting.at(-1)?.end();
  }
  expect(socket?.listenerCount('close')).toBe(listeners);
  expect(warnings).toEqual([]);
});

const BOUNDARY = 'boundary-of-the-test';
const FIELDS = [
  ['operations', '{"query":"","variables":{"file":null}}'],
  ['map', '{"0":["variables.file"]}'],
].map(
  ([name, value]) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
);
const FILE = `${FIELDS.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="0"; filename="a"\r\n\r\nbytes`;
const BODY = `${FILE}\r\n--${BOUNDARY}--\r\n`;

/** An upload. @param body may be the beginning only */
const post = (body: string, headers = `cookie: ${COOKIE}`) =>
  [
    'POST / HTTP/1.1',
    'host: gateway',
    'apollo-require-preflight: 1',
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${BODY.length}`,
    headers,
    '',
    body,
  ].join('\r\n');

/** Accepts uploads, whose files are read after `authenticate`. A GET gets no response. */
function acceptUploads(authenticate: (response: ServerResponse) => Promise<unknown>) {
  const counts = { received: 0, reading: 0, refused: 0 };
  registerUploads(app, { secure: false, prefix: '', sessionNames: ['alokpath_session'] });
  app.get('/', never);
  app.post('/', async (request, reply) => {
    counts.received += 1;
    await authenticate(reply.raw);
    counts.reading += 1;
    const { variables } = request.body as { variables: { file: Upload } };
    try {
      const account = request.headers.cookie ?? request.id;
      const { chunks } = await variables.file.read(account, 1000);
      return Buffer.concat(chunks).toString();
    } catch (error) {
      counts.refused += 1;
      throw error;
    }
  });
  return counts;
}

test('a client that leaves before its file is read takes no upload slot', async () => {
  let leaves = true;
  const counts = acceptUploads(async (response) => leaves && (await once(response, 'close')));
  await listen();
  for (let i = 1; i <= 2; i += 1) {
    const { socket } = send(post(FILE));
    await expect.poll(() => counts.received).toBe(i);
    socket.destroy();
    await expect.poll(() => counts.refused).toBe(i);
  }
  leaves = false;
  const next = send(post(BODY));
  await expect.poll(() => next.received).toContain('bytes');
});

test.each([
  ['an account', `cookie: ${COOKIE}`],
  ['an address', 'x: y'],
])(
  '%s has its upload slots back when a connection with queued uploads closes',
  async (_, header) => {
    const counts = acceptUploads(async () => undefined);
    await listen();
    for (let i = 1; i <= 2; i += 1) {
      const { socket } = send(GET + post(FILE, header));
      await expect.poll(() => counts.reading).toBe(i);
      socket.destroy();
      await expect.poll(() => counts.refused).toBe(i);
    }
    const next = send(post(BODY, header));
    await expect.poll(() => next.received).toContain('bytes');
  },
);
