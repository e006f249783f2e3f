// The 13 checks of graphql-cop (https://github.com/dolevf/graphql-cop) against the production
// gateway: none may report a finding.
import { describe, expect, test } from 'vitest';
import { type HttpRequest, type HttpResponse, useGateway } from './kit.ts';

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
const dataIn = (response: HttpResponse) =>
  (response.json<{ data?: Record<string, unknown> | null }>().data ?? {}) as Record<
    string,
    unknown
  >;
const isJson = (response: HttpResponse) =>
  String(response.headers['content-type']).includes('json');
const messages = (response: HttpResponse) =>
  response.json<{ errors?: { message: string }[] }>().errors?.map(({ message }) => message) ?? [];

/** `fires`: the condition of graphql-cop's own test of that name. */
const checks: [name: string, request: HttpRequest, fires: (response: HttpResponse) => boolean][] = [
  [
    'Field Suggestions',
    post({ query: 'query cop { __schema { directive } }' }),
    (response) => messages(response).some((message) => message.includes('Did you mean')),
  ],
  [
    'Introspection',
    post({ query: 'query cop { __schema { types { name fields { name } } } }' }),
    (response) => '__schema' in dataIn(response),
  ],
  [
    'GraphQL IDE',
    { method: 'GET', url: '/graphql', headers: { accept: 'text/html' } },
    (response) => /graphiql|graphql playground|sandbox|GraphQL Console/i.test(response.body),
  ],
  [
    'GET Method Query Support',
    get('query cop { __typename }'),
    (response) => '__typename' in dataIn(response),
  ],
  [
    'Alias Overloading',
    post({
      query: `query cop { ${Array.from({ length: 101 }, (_, i) => `alias${i}: __typename`).join(' ')} }`,
    }),
    (response) => 'alias100' in dataIn(response),
  ],
  [
    'Array-based Query Batching',
    post(Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' }))),
    (response) => Array.isArray(response.json()),
  ],
  [
    'Field Duplication',
    post({ query: `query cop { ${'__typename \n'.repeat(500)} }` }),
    (response) => '__typename' in dataIn(response),
  ],
  [
    'Directive Overloading',
    post({ query: `query cop { __typename ${'@aa'.repeat(10)} }` }),
    (response) => messages(response).length === 10,
  ],
  [
    'Trace Mode',
    post({ query: 'query cop { __typename }' }),
    (response) => 'tracing' in (response.json<{ extensions?: object }>().extensions ?? {}),
  ],
  [
    'Introspection-based Circular Query',
    post({
      query:
        'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    }),
    (response) => '__schema' in dataIn(response),
  ],
  [
    'Mutation is allowed over GET',
    get('mutation cop { __typename }', { 'apollo-require-preflight': '1' }),
    (response) => '__typename' in dataIn(response),
  ],
  [
    'POST based url-encoded query (possible CSRF)',
    {
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'query=query%20cop%20%7B__typename%7D',
    },
    (response) => '__typename' in dataIn(response),
  ],
  [
    'Unhandled Errors Detection',
    post({ query: 'qwerty cop { abc }' }),
    (response) => response.statusCode >= 500 || /"exception"|stacktrace/.test(response.body),
  ],
];

describe('graphql-cop', () => {
  test('has 13 checks', () => expect(checks).toHaveLength(13));

  test.each(checks)('%s does not fire', async (_, request, fires) => {
    const response = await inject(request);
    expect(isJson(response)).toBe(true);
    expect(fires(response), response.body).toBe(false);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('what the checks search for', () => {
  const open = useGateway();

  // Shows that the checks can fire: they do for a gateway without restrictions.
  test.each(
    checks.filter(([name]) => ['Field Suggestions', 'Introspection', 'GraphQL IDE'].includes(name)),
  )('%s is there in development', async (_, request, fires) => {
    expect(fires(await open.inject(request))).toBe(true);
  });
});
