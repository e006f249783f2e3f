// Multipart requests that no honest client sends.
import { expect, test } from 'vitest';
import { answerOf, useGateway } from './kit.ts';

const gateway = useGateway();
const boundary = 'boundary-of-the-test';
const send = (fields: string[][]) => {
  const parts = fields.map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'apollo-require-preflight': 'true' };
  return gateway.inject({ method: 'POST', url: '/graphql', headers, payload: `${parts.join('')}--${boundary}--\r\n` });
};

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
  expect(answerOf(raw).codes).toEqual([code]);
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
