// A client cannot tell who has read its request, the gateway itself or Node's HTTP: what is ordinary and what is not, in one piece or in many, one
// after the other or all at once. Each conversation is held with a gateway of either kind, over one raw connection, and compared.
import net, { type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aCourse } from '../fixtures.ts';
import { COOKIE } from '../kit.ts';
import { only, useListening } from '../listening.ts';

const withoutCaches = { publicCacheSeconds: 0, publicSharing: false };
const plain = useListening(withoutCaches);
const node = useListening({ ...withoutCaches, plainConnections: false });

const COURSE = 'query Course($id: ID!) { course(id: $id) { id } }';
const body = (id: string, query = COURSE) => JSON.stringify({ query, variables: { id } });
const fields = (payload: string, more = '') =>
  `host: localhost\r\ncontent-type: application/json\r\n${more}content-length: ${Buffer.byteLength(payload)}`;
const post = (payload: string, more = '') => `POST /graphql HTTP/1.1\r\n${fields(payload, more)}\r\n\r\n${payload}`;
const course = (id: string, more = '') => post(body(id), more);
const LIVE = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n';
const LOGOUT = post(JSON.stringify({ query: 'mutation { logout { message } }' }));

function answer({ gateways, upstream }: typeof plain) {
  upstream(({ path }) => {
    const id = path.split('/').at(-1) ?? '';
    return { body: path === '/logout' ? { message: 'Bye.' } : aCourse({ _id: id }), afterMs: id.startsWith('slow') ? 150 : 0 };
  });
  return only(gateways);
}

/** What comes back over one connection when this is sent over it, with pauses where something is to be read first. */
async function conversation(listening: typeof plain, pieces: string[], expected: number): Promise<string> {
  const gateway = answer(listening);
  await gateway.learn(COURSE, { id: 'c0' });
  const socket = net.connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
  onTestFinished(() => void socket.destroy());
  let came = '';
  let closed = false;
  socket.on('data', (chunk) => {
    came += chunk.toString('utf8');
  });
  socket.on('close', () => {
    closed = true;
  });
  const answers = () => came.split('HTTP/1.1 ').length - 1;
  for (const piece of pieces) {
    const before = answers();
    socket.write(piece);
    // The next piece leaves when this one has its answer, or a moment later where it has none.
    const until = Date.now() + 40;
    while (answers() === before && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await expect.poll(() => closed || (answers() === expected && came.endsWith('\n'))).toBe(true);
  return `${came}${closed ? '(closed)' : ''}`;
}

/** Without what differs from answer to answer, and in an order of its own. */
function told(conversation: string): string[][] {
  return conversation.split(/(?=HTTP\/1\.1 )/).map((one) => {
    const [head = '', rest = ''] = one.split('\r\n\r\n');
    const [status = '', ...lines] = head.split('\r\n');
    const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]));
    // It says what it brings, which depends on how long upstream took.
    if (fields.has('content-length')) expect(Number(fields.get('content-length'))).toBe(Buffer.byteLength(rest.replace('(closed)', '')));
    for (const name of ['date', 'x-request-id', 'content-length']) if (fields.has(name)) fields.set(name, 'its own');
    const shown = rest.replace(/"requestId":"[^"]*"/, 'its own').replace(/"milliseconds":[\d.]+/, 'its own');
    return [status, ...[...fields].map((field) => field.join(': ')).sort(), shown];
  });
}

describe('a conversation over one connection', () => {
  test.each<[name: string, pieces: string[], answers: number, overNode: number | undefined]>([
    ['one question', [course('c1')], 1, 0],
    ['the last question', [course('c1', 'connection: close\r\n')], 1, 0],
    ['one after the other', [course('c1'), course('c2'), course('c3', `cookie: ${COOKIE}\r\n`)], 3, 0],
    ['one that goes the whole way between two', [course('c1'), LOGOUT, course('c2')], 3, 2],
    ['another address between two', [course('c1'), LIVE, course('c2')], 3, 2],
    ['several in one piece', [course('c1') + course('c2') + LOGOUT + course('c3')], 4, 4],
    ['asking on without waiting', [course('slow1'), course('c2'), course('slow3')], 3, undefined],
    ['asking on with half a question', [course('slow1'), course('c2').slice(0, 50), course('c2').slice(50)], 2, undefined],
    ['head and body in two pieces', course('c1').split(/(?=\{"query)/), 1, undefined],
    ['in many pieces', course('c1').match(/[\s\S]{1,40}/g) ?? [], 1, undefined],
    ['a question and the half of another', [course('c1') + course('c2').slice(0, 60), course('c2').slice(60)], 2, undefined],
    [
      'chunks',
      [
        `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunked(body('c1'))}`,
      ],
      1,
      1,
    ],
    ['an older version', [course('c1').replace('HTTP/1.1', 'HTTP/1.0')], 1, 1],
    ['a wrong variable, then a right one', [post(JSON.stringify({ query: COURSE, variables: {} })), course('c1')], 2, 2],
    ['no JSON', [post('{"query":')], 1, 1],
    ['a length and chunks', [course('c1', 'transfer-encoding: chunked\r\n')], 1, 0],
    ['two lengths', [course('c1', 'content-length: 5\r\n')], 1, 0],
    ['no HTTP', ['what is this?\r\n\r\n'], 1, 0],
    ['no host', [course('c1').replace('host: localhost\r\n', '')], 1, 0],
    ['a head that is too long', [course('c1', `x-a: ${'a'.repeat(20_000)}\r\n`)], 1, 0],
  ])('%s', async (_, pieces, answers, overNode) => {
    let byNode = 0;
    const { server } = only(plain.gateways).app;
    const count = () => {
      byNode += 1;
    };
    server.on('request', count);
    const [here, there] = [await conversation(plain, pieces, answers), await conversation(node, pieces, answers)];
    server.off('request', count);
    expect(told(here)).toEqual(told(there));
    expect(here).toMatch(/^HTTP\/1\.1 [245]/);
    // Undefined where pieces may meet on their way.
    if (overNode !== undefined) expect(byNode).toBe(overNode);
  });
});

function chunked(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
}
