// The 13 checks of graphql-cop (https://github.com/dolevf/graphql-cop) against the production
// gateway: none may report a finding.
import { describe, expect, test } from 'vitest';
import { type HttpAnswer, type HttpRequest, useGateway } from './kit.ts';

const { inject, upstream } = useGateway({ env: { isProduction: true } });

const post = (query: unknown): HttpRequest => ({
  method: 'POST',
  url: '/graphql',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(query),
});
const get = (query: string, headers: Record<string, string> = {}): HttpRequest => ({
  method: 'GET',
  url: `/graphql?query=${encodeURIComponent(query)}`,
  headers,
});
const dataIn = (answer: HttpAnswer) =>
  (answer.json<{ data?: Record<string, unknown> | null }>().data ?? {}) as Record<string, unknown>;
const isJson = (answer: HttpAnswer) => String(answer.headers['content-type']).includes('json');
const messages = (answer: HttpAnswer) =>
  answer.json<{ errors?: { message: string }[] }>().errors?.map(({ message }) => message) ?? [];

/** `fires`: the condition of graphql-cop's own test of that name. */
const checks: [name: string, request: HttpRequest, fires: (answer: HttpAnswer) => boolean][] = [
  [
    'Field Suggestions',
    post({ query: 'query cop { __schema { directive } }' }),
    (answer) => messages(answer).some((words) => words.includes('Did you mean')),
  ],
  [
    'Introspection',
    post({ query: 'query cop { __schema { types { name fields { name } } } }' }),
    (answer) => '__schema' in dataIn(answer),
  ],
  [
    'GraphQL IDE',
    { method: 'GET', url: '/graphql', headers: { accept: 'text/html' } },
    (answer) => /graphiql|graphql playground|sandbox|GraphQL Console/i.test(answer.body),
  ],
  [
    'GET Method Query Support',
    get('query cop { __typename }'),
    (answer) => '__typename' in dataIn(answer),
  ],
  [
    'Alias Overloading',
    post({
      query: `query cop { ${Array.from({ length: 101 }, (_, i) => `alias${i}: __typename`).join(' ')} }`,
    }),
    (answer) => 'alias100' in dataIn(answer),
  ],
  [
    'Array-based Query Batching',
    post(Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' }))),
    (answer) => Array.isArray(answer.json()),
  ],
  [
    'Field Duplication',
    post({ query: `query cop { ${'__typename \n'.repeat(500)} }` }),
    (answer) => '__typename' in dataIn(answer),
  ],
  [
    'Directive Overloading',
    post({ query: `query cop { __typename ${'@aa'.repeat(10)} }` }),
    (answer) => messages(answer).length === 10,
  ],
  [
    'Trace Mode',
    post({ query: 'query cop { __typename }' }),
    (answer) => 'tracing' in (answer.json<{ extensions?: object }>().extensions ?? {}),
  ],
  [
    'Introspection-based Circular Query',
    post({
      query:
        'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    }),
    (answer) => '__schema' in dataIn(answer),
  ],
  [
    'Mutation is allowed over GET',
    get('mutation cop { __typename }', { 'apollo-require-preflight': '1' }),
    (answer) => '__typename' in dataIn(answer),
  ],
  [
    'POST based url-encoded query (possible CSRF)',
    {
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'query=query%20cop%20%7B__typename%7D',
    },
    (answer) => '__typename' in dataIn(answer),
  ],
  [
    'Unhandled Errors Detection',
    post({ query: 'qwerty cop { abc }' }),
    (answer) => answer.statusCode >= 500 || /"exception"|stacktrace/.test(answer.body),
  ],
];

describe('graphql-cop', () => {
  test('has 13 checks', () => expect(checks).toHaveLength(13));

  test.each(checks)('%s does not fire', async (_, request, fires) => {
    const answer = await inject(request);
    expect(isJson(answer)).toBe(true);
    expect(fires(answer), answer.body).toBe(false);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('what the checks look for', () => {
  const open = useGateway();

  // Shows that the checks can fire: they do for a gateway without restrictions.
  test.each(
    checks.filter(([name]) => ['Field Suggestions', 'Introspection', 'GraphQL IDE'].includes(name)),
  )('%s is there in development', async (_, request, fires) => {
    expect(fires(await open.inject(request))).toBe(true);
  });
});
