// The parsed-request cache of the fast path: public queries by their text, within limits, without
// user data.
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { requestInBody } from '../../gateway/src/graphql/execution/operation-request.ts';
import { Operations } from '../../gateway/src/graphql/execution/operations.ts';
import { ParsedRequests } from '../../gateway/src/graphql/execution/parsed-requests.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import type { DataPart } from '../../gateway/src/upstream/public-reads/allow-list.ts';
import { SingleFlight } from '../../gateway/src/upstream/public-reads/single-flight.ts';

const readBody = (text: string) => requestInBody(JSON.parse(text));
const COURSE = 'query Course($id: ID!) { course(id: $id) { title } }';
const RESULT = 'query Result($id: ID!) { student(id: $id) { id } }';

/** Operations that have been admitted. */
function admitted(...queries: string[]): ParsedRequests {
  const operations = new Operations(buildSchema());
  for (const query of queries) {
    const document = parse(query);
    const operation = document.definitions.find(
      (definition) => definition.kind === 'OperationDefinition',
    );
    if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
    const request = {
      document,
      operation,
      query,
      queryHash: query,
      operationName: undefined,
      hasHash: true,
    };
    operations.remember(request, operations.prepare(request));
  }
  return new ParsedRequests(operations);
}

test('a public query is parsed once, with the variables of its own text', () => {
  const cache = admitted(COURSE);
  const read = vi.fn(readBody);
  const [query, otherQuery] = ['c1', 'c2'].map((id) =>
    JSON.stringify({ query: COURSE, variables: { id } }),
  );
  const execute = (text = '') => {
    const parsed = cache.get(text, 'POST', () => read(text));
    if (parsed) cache.remember(text, parsed);
    return parsed?.variables;
  };
  expect([execute(query), execute(otherQuery), execute(query), execute(otherQuery)]).toEqual([
    { id: 'c1' },
    { id: 'c2' },
    { id: 'c1' },
    { id: 'c2' },
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a query that is not cached is parsed each time: its variables are not kept', () => {
  const cache = admitted(RESULT);
  const read = vi.fn(readBody);
  const text = JSON.stringify({ query: RESULT, variables: { id: 'u1' } });
  expect([
    cache.get(text, 'POST', () => read(text)),
    cache.get(text, 'POST', () => read(text)),
  ]).toEqual([expect.anything(), expect.anything()]);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['an operation that was not admitted', { query: '{ courses { id } }' }],
  ['a variable that does not fit', { query: COURSE, variables: { id: { no: 1 } } }],
  [
    'variables that are too many',
    { query: COURSE, variables: { id: 'c1', more: Array.from({ length: 20_001 }, () => 0) } },
  ],
])('%s is never cached as a query', (_, body) => {
  const cache = admitted(COURSE);
  const text = JSON.stringify(body);
  for (let i = 0; i < 3; i += 1)
    expect(cache.get(text, 'POST', () => readBody(text))).toBeUndefined();
});

test('a write is parsed each time, and never from a URL', () => {
  const LOGOUT = 'mutation { logout { message } }';
  const cache = admitted(LOGOUT);
  const text = JSON.stringify({ query: LOGOUT });
  expect(cache.get(text, 'POST', () => readBody(text))?.operation.definition.operation).toBe(
    'mutation',
  );
  expect(cache.get(text, 'GET', () => readBody(text))).toBeUndefined();
});

test('a query padded in thousands of ways does not fill the memory', async () => {
  const singleFlight = new SingleFlight<object>({
    seconds: 60,
    inFlight: true,
    maxBytes: 1024 * 1024,
  });
  const padded = (n: number) =>
    JSON.stringify({ query: '{ courses { id } }', pad: `${n}${'x'.repeat(60_000)}` });
  for (let i = 0; i < 100; i += 1)
    await singleFlight.do(padded(i), async () => ({
      value: {},
      parts: new Set<DataPart>(),
      bytes: 20,
    }));
  const cachedValues = Array.from({ length: 100 }, (_, i) => singleFlight.get(padded(i))).filter(
    Boolean,
  );
  expect(cachedValues.length).toBeGreaterThan(0);
  expect(cachedValues.length).toBeLessThan(10);
});
