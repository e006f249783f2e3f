// What the gateway reads by itself it reads as Node does: bytes that are one request here are that same one there, and whatever follows them is
// the next one there too. So nothing can be hidden between two requests (request smuggling).
import http, { type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../../../gateway/src/front/read-request.ts';
import { InMemoryConnection } from './in-memory-connection.ts';

type Read = { method: string; url: string; headers: object; body: string };

/** What comes after a request, and ends the connection. */
const NEXT = 'GET /next HTTP/1.1\r\nhost: sentinel\r\nconnection: close\r\n\r\n';

/** The requests that Node finds in these bytes and the request after them. */
async function nodeReads(bytes: Buffer): Promise<Read[]> {
  const found: Read[] = [];
  const connection = new InMemoryConnection(Buffer.concat([bytes, Buffer.from(NEXT)]));
  const closed = new Promise((resolve) => connection.once('close', resolve));
  const server = http.createServer((request: IncomingMessage, response) => {
    const read = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: '' };
    found.push(read);
    request.on('data', (chunk: Buffer) => {
      read.body += chunk.toString('latin1');
    });
    request.on('end', () => response.end());
  });
  server.emit('connection', connection);
  await closed;
  return found;
}

/** The request that the gateway finds in them. */
function gatewayReads(bytes: Buffer): (Read & { keepsAlive: boolean }) | undefined {
  const request = readRequest(bytes);
  return request && { ...request, body: request.body.toString('latin1') };
}

const post = (body: string, fields = '') =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\n${fields}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const BODY = '{"query":"{ serverTime }"}';
const ORDINARY = [
  post(BODY),
  post(BODY, 'Cookie: a=b; c="d"\r\nAccept: */*\r\nAccept-Encoding: gzip, br\r\nConnection: keep-alive\r\n'),
  post('{"query":"বই"}', 'X-Forwarded-For: 10.0.0.1, 10.0.0.2\r\n'),
  'GET /graphql?query=%7Bx%7D&extensions=%7B%22a%22:1%7D HTTP/1.1\r\nhost: localhost:4000\r\napollo-require-preflight: 1\r\n\r\n',
  'GET /graphql?query=x HTTP/1.1\r\nhost: a\r\nconnection: close\r\nempty:\r\nspaced: \t a  b \t\r\n\r\n',
];

describe('ordinary requests', () => {
  test.each(ORDINARY)('%j is read as Node reads it', async (text) => {
    const bytes = Buffer.from(text);
    const [request] = await nodeReads(bytes);
    expect(gatewayReads(bytes)).toEqual({ ...request, keepsAlive: !text.includes('connection: close') });
  });
});

describe('left to Node', () => {
  const field = (line: string) => post(BODY, `${line}\r\n`);
  const left: [string, string][] = [
    ['two lengths', field(`Content-Length: ${BODY.length}`)],
    ['a length and chunks', field('Transfer-Encoding: chunked')],
    ['chunks by another name', field('Transfer-Encoding : chunked')],
    ['a length with a sign', post(BODY).replace('Length: ', 'Length: +')],
    ['a length in another notation', post(BODY).replace(/Length: \d+/, 'Length: 0x1a')],
    ['two lengths in one', post(BODY).replace(/Length: (\d+)/, 'Length: $1, $1')],
    ['no length', post(BODY).replace(/Content-Length: \d+\r\n/, '')],
    ['a GET with a body', `GET /graphql?query=x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx`],
    ['a folded field', field('X-A: one\r\n two')],
    ['a lone line feed', post(BODY).replace('Host: x\r\n', 'Host: x\n')],
    ['a lone carriage return', field('X-A: one\rtwo')],
    ['a null byte', field('X-A: one\0two')],
    ['letters beyond ASCII', field('X-A: ü')],
    ['a name with an underscore', field('X_A: one')],
    ['a name of objects', field('constructor: one')],
    ['no host', post(BODY).replace('Host: x\r\n', '')],
    ['two hosts', field('Host: y')],
    ['two cookies', field('Cookie: a=1\r\nCookie: b=2')],
    ['a wish to be told first', field('Expect: 100-continue')],
    ['another protocol', field('Connection: Upgrade\r\nUpgrade: h2c')],
    ['fields of the connection alone', field('Connection: keep-alive, X-Forwarded-For')],
    ['an older version', post(BODY).replace('1.1', '1.0')],
    ['a newer version', post(BODY).replace('1.1', '2.0')],
    ['another method', post(BODY).replace('POST', 'PUT')],
    ['a method in small letters', post(BODY).replace('POST', 'post')],
    ['a whole address', post(BODY).replace('/graphql', 'http://x/graphql')],
    ['a letter that no address may have', post(BODY).replace('/graphql', '/graphql?a="')],
    ['two spaces', post(BODY).replace('POST ', 'POST  ')],
    ['an empty line before', `\r\n${post(BODY)}`],
    ['less than a request', post(BODY).slice(0, -1)],
    ['less than a head', post(BODY).slice(0, 40)],
    ['more than a request', `${post(BODY)}${NEXT}`],
    ['a head that is too long', field(`X-A: ${'a'.repeat(17_000)}`)],
    ['nothing', ''],
  ];
  test.each(left)('%s', (_, text) => expect(readRequest(Buffer.from(text, 'latin1'))).toBeUndefined());
});

test('whatever is read here is read alike by Node, and so is what follows', async () => {
  const odd = fc.constantFrom('\r\n', '\n', '\r', '\0', ' ', '\t', ':', ',', ';', '0', '1', '+', '\x80', '\xff', '\v', '_', '"', '#', 'é');
  const line = fc.constantFrom(
    'Transfer-Encoding: chunked',
    'Content-Length: 5',
    'content-length:5',
    'Connection: close',
    'Connection: Keep-Alive',
    'Host: y',
    'Cookie: a=1',
    'Accept: a',
    ' folded: yes',
    'X-A:',
    'X-B:\t v \t',
    'Keep-Alive: timeout=5',
    'Content-Encoding: gzip',
  );
  const change = fc.oneof(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      drop: fc.integer({ min: 0, max: 3 }),
      put: fc.oneof(odd, fc.string({ maxLength: 3 })),
    }),
    fc.record({ line }),
  );
  let [taken, all] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ORDINARY), fc.array(change, { maxLength: 3 }), async (ordinary, changes) => {
      const text = changes.reduce((before, one) => {
        if ('line' in one) return before.replace('\r\n', `\r\n${one.line}\r\n`);
        const at = Math.floor(one.at * before.length);
        return before.slice(0, at) + one.put + before.slice(at + one.drop);
      }, Buffer.from(ordinary).toString('latin1'));
      const bytes = Buffer.from(text, 'latin1');
      const here = gatewayReads(bytes);
      all += 1;
      if (!here) return;
      taken += 1;
      const { keepsAlive, ...request } = here;
      const found = await nodeReads(bytes);
      expect(found[0]).toEqual(request);
      // After `close` Node reads nothing more.
      expect(found.slice(1).map(({ url }) => url)).toEqual(keepsAlive ? ['/next'] : []);
    }),
    { numRuns: 20_000, seed: 1 },
  );
  expect(taken).toBeGreaterThan(all / 10);
  expect(taken).toBeLessThan(all / 1.1);
}, 120_000);
