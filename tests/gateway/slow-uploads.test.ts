// Slow and stalled uploads: they do not count as operations in flight, use at most two slots per
// account, and are ended.
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { Tickets } from '../../gateway/src/upstream/exams/ticket.ts';
import { aTicket } from './fixtures.ts';
import { COOKIE, SECRET } from './kit.ts';
import { only, useListening } from './listening.ts';

const BOUNDARY = 'boundary-of-the-test';
const PART =
  'mutation ($input: UploadAnswerPartInput!) { uploadAnswerPart(input: $input) { offsetBytes } }';
const END = `\r\n--${BOUNDARY}--\r\n`;
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const ticketOf = (userId: string) =>
  new Tickets(SECRET).sign(aTicket({ kind: 'single', examId: 'e1', userId }));
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** The fields of an upload and the first bytes of its file. */
function beginningOf(userId: string): string {
  const input = { ticket: ticketOf(userId), uploadId: 'up1', offsetBytes: 0, part: null };
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="0"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return (
    field('operations', JSON.stringify({ query: PART, variables: { input } })) +
    field('map', '{"0":["variables.input.part"]}') +
    file
  );
}

/** Sends a head and the first bytes of a body; the test sends the rest. */
function begin(port: number, body: string, headers: string[], length = 100_000) {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  const connection = { socket, received: '', isClosed: false };
  socket.on('data', (chunk) => {
    connection.received += chunk;
  });
  socket
    .on('error', () => {})
    .on('close', () => {
      connection.isClosed = true;
    });
  socket.write(
    `${['POST /graphql HTTP/1.1', 'host: gateway', `content-length: ${length}`, ...headers].join('\r\n')}\r\n\r\n${body}`,
  );
  return connection;
}
const multipart = [
  'apollo-require-preflight: 1',
  `content-type: multipart/form-data; boundary=${BOUNDARY}`,
];
const upload = (port: number, userId: string, headers = [`cookie: ${COOKIE}`]) =>
  begin(port, beginningOf(userId), [...multipart, ...headers]);

function portOf(listening: ReturnType<typeof useListening>): number {
  return (only(listening.gateways).app.server.address() as AddressInfo).port;
}

function letUpload(listening: ReturnType<typeof useListening>): void {
  listening.upstream(({ path }) => {
    if (path === '/ext') return { body: { capabilities: ['uploads', 'files'] } };
    return path.startsWith('/ext/files/uploads/') ? { body: { offset: 5 } } : undefined;
  });
}

describe('with four places for operations and a host that is not known yet', () => {
  const listening = useListening({ maxOperations: 4 });

  test('ten students whose uploads stall block no other operation, and their files arrive in the end', async () => {
    letUpload(listening);
    const length = Buffer.byteLength(`${beginningOf('u10')}bytes${END}`);
    const slow: ReturnType<typeof begin>[] = [];
    for (let i = 0; i < 10; i += 1) {
      slow.push(
        begin(
          portOf(listening),
          beginningOf(`u${10 + i}`),
          [...multipart, `cookie: ${COOKIE}`],
          length,
        ),
      );
      // One after the other: an upload takes one of the four slots until the first bytes of its
      // file have been read.
      expect((await only(listening.gateways).execute('{ serverTime }')).status).toBe(200);
    }
    await expect
      .poll(() => listening.requestLines().filter((call) => call.startsWith('GET /ext')).length)
      .toBeGreaterThan(0);
    for (let i = 0; i < 20; i += 1) {
      const { status, body } = await only(listening.gateways).execute('{ serverTime }');
      expect([status, body.errors]).toEqual([200, undefined]);
    }
    for (const { socket } of slow) socket.write(`bytes${END}`);
    await expect
      .poll(() => slow.filter(({ received }) => !received.includes('"offsetBytes":5')))
      .toEqual([]);
  });
});

describe('with four places for operations', () => {
  const listening = useListening({ maxOperations: 4 });

  test('the third file of an account is rejected at once, the first of another is not', async () => {
    letUpload(listening);
    const first = [upload(portOf(listening), 'u1'), upload(portOf(listening), 'u1')];
    await only(listening.gateways).execute('{ serverTime }');
    const third = upload(portOf(listening), 'u1');
    await expect
      .poll(
        () =>
          [...first, third].filter(({ received }) => received.includes('"code":"OVERLOADED"'))
            .length,
      )
      .toBe(1);
    const other = upload(portOf(listening), 'u2');
    await only(listening.gateways).execute('{ serverTime }');
    expect([...first, third, other].filter(({ received }) => received !== '')).toHaveLength(1);
    // An aborted upload releases its slot at once.
    for (const { socket } of [...first, third]) socket.destroy();
    const next = begin(
      portOf(listening),
      `${beginningOf('u1')}bytes${END}`,
      [...multipart, `cookie: ${COOKIE}`],
      Buffer.byteLength(`${beginningOf('u1')}bytes${END}`),
    );
    await expect.poll(() => next.received).toContain('"offsetBytes":5');
  });

  test.each([
    ['visitors', []],
    ['visitors with a cookie that is no session', ['cookie: _ga=1']],
  ])(
    '%s have two at a time per address; a stalled upload does not block others',
    async (_, cookies) => {
      const visitors = Array.from({ length: 3 }, () =>
        begin(portOf(listening), '', [...multipart, ...cookies]),
      );
      await expect
        .poll(() => visitors.filter(({ received }) => received.includes('429')).length)
        .toBe(1);
      expect((await only(listening.gateways).execute('{ serverTime }')).status).toBe(200);
    },
  );
});

describe('with a minimum speed measured over 400 ms', () => {
  const listening = useListening({}, 1, { slowRequestMs: 400 });

  test.each([
    ['a file', (port: number) => upload(port, 'u1')],
    ['a JSON body', (port: number) => begin(port, '{"query":', ['content-type: application/json'])],
  ])('%s that stalls is ended with 408', async (_, send) => {
    listening.upstream(({ path }) =>
      path === '/ext' ? { body: { capabilities: ['uploads'] } } : undefined,
    );
    const slow = send(portOf(listening));
    await expect.poll(() => slow.isClosed, { timeout: 20_000 }).toBe(true);
    expect(slow.received).toMatch(/^HTTP\/1.1 408 /);
    expect(slow.received).toContain('"code":"DEADLINE_EXCEEDED"');
  });

  test('a file above the minimum speed is accepted, however long it takes', async () => {
    listening.upstream(({ path }) => {
      if (path === '/ext') return { body: { capabilities: ['uploads'] } };
      return path.startsWith('/ext/files/uploads/') ? { body: { offset: 5 } } : undefined;
    });
    const pieces = 15;
    const piece = 'x'.repeat(400);
    const head = beginningOf('u3');
    const length = Buffer.byteLength(head + END) + pieces * piece.length;
    const steady = begin(portOf(listening), head, [...multipart, `cookie: ${COOKIE}`], length);
    let sentBytes = 0;
    const timer = setInterval(() => {
      if (sentBytes < pieces) steady.socket.write(piece);
      else {
        clearInterval(timer);
        steady.socket.write(END);
      }
      sentBytes += 1;
    }, 80);
    onTestFinished(() => clearInterval(timer));
    await expect.poll(() => steady.received, { timeout: 20_000 }).toContain('"offsetBytes":5');
  });
});
