// Multipart requests that no honest client sends.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { parseResponse, useGateway } from './kit.ts';

const gateway = useGateway();
const boundary = 'boundary-of-the-test';
const field = (name: string, value: string, headers = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
const sendBody = (payload: string, type = `multipart/form-data; boundary=${boundary}`) =>
  gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
    payload,
  });
const send = (fields: string[][]) =>
  sendBody(
    `${fields.map(([name = '', value = '']) => field(name, value)).join('')}--${boundary}--\r\n`,
  );

test.each([
  ['no map', [['operations', '{"query":"{ serverTime }"}']], 'BAD_USER_INPUT'],
  ['no operations', [['map', '{}']], 'BAD_USER_INPUT'],
  [
    'a batch',
    [
      ['operations', '[{"query":"{ serverTime }"}]'],
      ['map', '{}'],
    ],
    'BATCHING_DISABLED',
  ],
  [
    'three files',
    [
      ['operations', '{"query":"{ serverTime }"}'],
      ['map', '{"0":[],"1":[],"2":[]}'],
    ],
    'PAYLOAD_TOO_LARGE',
  ],
  [
    'a deep query',
    [
      ['operations', JSON.stringify({ query: '{a'.repeat(99) })],
      ['map', '{}'],
    ],
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'a file for the query',
    [
      ['operations', '{"query":null}'],
      ['map', '{"0":["query"]}'],
    ],
    'BAD_USER_INPUT',
  ],
])('a multipart request with %s is a coded 4xx', async (_, fields, code) => {
  const raw = await send(fields);
  expect(parseResponse(raw).codes).toEqual([code]);
  expect(raw.statusCode).toBeGreaterThanOrEqual(400);
  expect(raw.statusCode).toBeLessThan(500);
});

test.each(['__proto__.polluted', 'constructor.prototype.polluted', 'variables.__proto__.polluted'])(
  'a file is not put at %s',
  async (place) => {
    await send([
      ['operations', '{"query":"{ serverTime }","variables":{}}'],
      ['map', JSON.stringify({ 0: [place] })],
    ]);
    expect({}).not.toHaveProperty('polluted');
  },
);

/** Sends a request whose `map` places its file in these variables. */
const sendWithMap = (map: unknown, variables: unknown = { input: { image: null } }) =>
  send([
    ['operations', JSON.stringify({ query: '{ serverTime }', variables })],
    ['map', JSON.stringify(map)],
  ]);

describe('the map of files', () => {
  test.each<[string, unknown, unknown?]>([
    ['a path of 62,000 dots', { 0: ['.'.repeat(62_000)] }],
    ['a long path', { 0: [`variables.${'a'.repeat(300)}`] }],
    ['a path that leads to nothing', { 0: ['variables.input.photo'] }],
    ['a path outside the variables', { 0: ['extensions.file'] }],
    ['a path to a value', { 0: ['variables.input'] }],
    ['a path into an inherited property', { 0: ['variables.toString.x'] }],
    ['a path that is a number', { 0: [7] }],
    ['a file without a path', { 0: [] }],
    ['a file with two paths', { 0: ['variables.a', 'variables.b'] }, { a: null, b: null }],
    ['paths that are no list', { 0: 'variables.input.image' }],
    ['a list', [['variables.input.image']]],
  ])('%s is BAD_USER_INPUT', async (_, map, variables) => {
    const response = parseResponse(await sendWithMap(map, variables));
    expect([response.status, response.codes]).toEqual([400, ['BAD_USER_INPUT']]);
  });

  test('is read in time that grows with its length, not with its square', async () => {
    const timeOf = async (dots: number) => {
      const cpuBefore = process.cpuUsage();
      for (let i = 0; i < 5; i += 1) await sendWithMap({ 0: ['.'.repeat(dots)] });
      const { user, system } = process.cpuUsage(cpuBefore);
      return user + system;
    };
    await timeOf(7_000);
    const short = await timeOf(7_000);
    expect(await timeOf(56_000)).toBeLessThan(8 * 3 * short);
  });
});

describe('a body that cannot be read is a coded 4xx:', () => {
  const operations = JSON.stringify({ query: '{ serverTime }' });
  test.each([
    [
      '3,000 headers in a part',
      field('operations', operations, 'x-header: value\r\n'.repeat(3000)),
      undefined,
    ],
    [
      'a header without an end',
      `--${boundary}\r\ncontent-disposition: form-data; name="operations"`,
      undefined,
    ],
    ['a body that breaks off', field('operations', operations), undefined],
    ['no parts', '', undefined],
    ['no boundary', 'anything', 'multipart/form-data'],
    ['a boundary of 5,000 signs', 'anything', `multipart/form-data; boundary=${'-'.repeat(5000)}`],
    [
      'operations that are no JSON',
      field('operations', '{"query":') + field('map', '{}'),
      undefined,
    ],
    [
      'operations of 300 kB',
      field('operations', 'x'.repeat(300_000)) + field('map', '{}'),
      undefined,
    ],
    [
      'a poisoned prototype',
      field('operations', '{"query":"{ serverTime }","__proto__":{"a":1}}') + field('map', '{}'),
      undefined,
    ],
    [
      'an unknown charset',
      field('operations', operations, 'content-type: a/b; charset=bogus\r\n') + field('map', '{}'),
      undefined,
    ],
    [
      'a long part without a name',
      `--${boundary}\r\ncontent-disposition: form-data\r\n\r\n${'x'.repeat(70_000)}\r\n`,
      undefined,
    ],
    ['the map first', field('map', '{}') + field('operations', operations), undefined],
    ['another field', field('operations', operations) + field('more', '{}'), undefined],
    [
      'operations twice',
      field('operations', operations) + field('operations', operations) + field('map', '{}'),
      undefined,
    ],
  ])('%s', async (_, body, type) => {
    const raw = await sendBody(
      type === undefined && body.endsWith('\r\n') ? `${body}--${boundary}--\r\n` : body,
      type,
    );
    expect(raw.statusCode).toBeGreaterThanOrEqual(400);
    expect(raw.statusCode).toBeLessThan(500);
    expect(['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE']).toContain(parseResponse(raw).codes[0]);
  });
});

test.each(['1.0', '1.0\r\nhost: ', '1.1\r\nhost: '])(
  'a request without a host is a 400 (HTTP/%j)',
  async (head) => {
    if (!gateway.app.server.listening) await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = net.connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST /graphql HTTP/${head}\r\ncontent-type: application/json\r\ncontent-length: 26\r\n\r\n{"query":"{ serverTime }"}`,
    );
    const [response] = await once(socket, 'data');
    socket.destroy();
    expect(String(response)).toMatch(/^HTTP\/1.1 400 /);
  },
);

test.each(['a b', 'a/b', 'a@b', '[', 'a:b:c', ''])(
  'the host %j is not an internal error',
  async (host) => {
    const headers = { host, 'content-type': 'application/json' };
    const raw = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: '{"query":"{ serverTime }"}',
    });
    expect(raw.statusCode).toBeLessThan(500);
  },
);
