// How a connection that the gateway reads by itself ends: by its client, by its idleness, by the server's end, and by a client that never reads.
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ReadyAnswer } from '../../../gateway/src/execution/ready-answer.ts';
import type { Reply } from '../../../gateway/src/execution/reply.ts';
import { PlainConnection } from '../../../gateway/src/front/plain-connection.ts';
import { aCourse } from '../fixtures.ts';
import { only, useListening } from '../listening.ts';

const listening = useListening({ publicCacheSeconds: 0, publicSharing: false });

const COURSE = 'query Course($id: ID!) { course(id: $id) { id } }';
const QUESTION = 'GET /graphql?query=x HTTP/1.1\r\nhost: localhost\r\n\r\n';
const course = (id: string) => {
  const payload = JSON.stringify({ query: COURSE, variables: { id } });
  return `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`;
};

/** A client of a server whose connections are plain ones, and whose requests are answered by `answer`. */
async function connected(answer: (reply: Reply) => void, { keepAliveMs = 60_000, handOver = () => {} } = {}) {
  const ours: Socket[] = [];
  const form = { isGet: true, contentType: 'application/json', encoding: undefined };
  const fastPath = {
    formOf: () => form,
    answer: (_: object, _body: Buffer, _form: object, reply: Reply) => {
      answer(reply);
      return true;
    },
  };
  const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    ours.push(socket);
    new PlainConnection(socket, { fastPath, keepAliveMs, handOver });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    client.destroy();
    for (const socket of ours) socket.destroy();
    server.close();
  });
  await once(client, 'connect');
  await expect.poll(() => ours.length).toBe(1);
  const [socket] = ours;
  if (!socket) throw new Error('no connection');
  return { client, socket };
}

const say = (text: string) => (reply: Reply) =>
  reply.send(new ReadyAnswer(200, ['content-length', String(text.length)], text), 'id', false);

test('a connection that brings nothing for a while is closed, one whose question is being answered is not', async () => {
  let asked: Reply | undefined;
  const { client, socket } = await connected((reply) => (asked = reply), { keepAliveMs: 60 });
  client.resume().write(QUESTION);
  await wait(200);
  expect(socket.destroyed).toBe(false);
  if (asked) say('here')(asked);
  await expect.poll(() => socket.destroyed).toBe(true);
  expect(client.bytesRead).toBeGreaterThan(0);
});

test.each<[string, (client: Socket) => void]>([
  ['breaks off', (client) => client.resetAndDestroy()],
  ['ends the connection', (client) => client.end()],
])('who asked is known to have left when the client %s', async (_, leave) => {
  let asked: Reply | undefined;
  const { client, socket } = await connected((reply) => (asked = reply));
  client.write(QUESTION);
  await expect.poll(() => asked).toBeDefined();
  expect(asked?.left.aborted).toBe(false);
  leave(client);
  await expect.poll(() => socket.destroyed).toBe(true);
  expect([asked?.left.aborted, asked?.isOver]).toEqual([true, true]);
});

test('a client that asks and asks and never reads is given to Node, which stops reading it', async () => {
  let isHandedOver = false;
  const answer = say('x'.repeat(20_000));
  const { client, socket } = await connected(answer, { handOver: () => (isHandedOver = true) });
  client.pause();
  for (let asked = 1; !isHandedOver; asked += 1) {
    client.write(QUESTION);
    // Each comes by itself.
    await expect.poll(() => socket.bytesRead, { interval: 1 }).toBe(asked * QUESTION.length);
  }
  // What the two ends of the connection hold, and one answer more.
  expect(socket.writableLength).toBeGreaterThan(64 * 1024);
  expect(socket.writableLength).toBeLessThan(200_000);
});

test('an answer that was sent is over', async () => {
  const replies: Reply[] = [];
  const { client } = await connected((reply) => replies.push(reply));
  let came = '';
  client.on('data', (chunk) => {
    came += chunk.toString();
  });
  client.write(QUESTION);
  await expect.poll(() => replies.length).toBe(1);
  const [reply] = replies;
  if (!reply) throw new Error('no reply');
  say('one')(reply);
  expect(reply.isOver).toBe(true);
  await expect.poll(() => came).toContain('one');
});

test.each(['a\r\nset-cookie: b=c', 'a\nb', 'a\0b'])('no header can have %j in it', (value) => {
  expect(() => new ReadyAnswer(200, ['x-a', value], '').headLines).toThrow();
});

test('a server that closes ends what is idle, and answers who has asked', async () => {
  const gateway = only(listening.gateways);
  listening.upstream(() => ({ body: aCourse({ _id: 'c1' }), afterMs: 300 }));
  await gateway.learn(COURSE, { id: 'c1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const [idle, plain, overNode] = [net.connect(port, '127.0.0.1'), net.connect(port, '127.0.0.1'), net.connect(port, '127.0.0.1')];
  const came = ['', ''];
  for (const [i, client] of [plain, overNode].entries()) {
    client.on('data', (chunk) => {
      came[i] += chunk.toString();
    });
  }
  const ended = Promise.all([once(idle.resume(), 'close'), once(plain, 'close'), once(overNode, 'close')]);
  plain.write(course('c1'));
  // In two pieces it is not ordinary.
  overNode.write(course('c1').slice(0, 50));
  await wait(50);
  overNode.write(course('c1').slice(50));
  await expect.poll(() => listening.calls.length).toBe(3);
  await gateway.app.close();
  await ended;
  for (const answer of came) {
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('{"data":{"course":{"id":"c1"}}');
  }
});
