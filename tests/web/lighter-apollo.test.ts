// What stands in for parts of Apollo Client in the build (web/lighter/) does the same as they do for us.
import type { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { parseAndCheckHttpResponse as original } from '@apollo/client/link/http';
import { expect, it } from 'vitest';
import { parseAndCheckHttpResponse as standIn } from '../../web/lighter/whole-answers.ts';
import { createCache } from '../../web/src/apollo/cache.ts';

const operation = { operationName: 'HomeRoute' } as ApolloLink.Operation;
const graphql = 'application/graphql-response+json; charset=utf-8';

/** What becomes of an answer, without the words of an error. */
async function outcome(read: typeof original, body: string, status: number, type: string): Promise<unknown> {
  try {
    return await read(operation)(new Response(body, { status, headers: { 'content-type': type } }));
  } catch (error) {
    if (ServerError.is(error)) return ['ServerError', error.statusCode, error.bodyText];
    if (ServerParseError.is(error)) return ['ServerParseError', error.statusCode, error.bodyText];
    throw error;
  }
}

it.each([
  ['data', '{"data":{"a":1}}', 200, 'application/json'],
  ['errors', '{"errors":[{"message":"no"}]}', 200, 'application/json'],
  ['errors with a status of their own', '{"errors":[{"message":"no"}]}', 403, graphql],
  ['a failure of the gateway', '{"errors":[{"message":"no"}]}', 503, 'application/json'],
  ['a page of a proxy', '<h1>Bad gateway</h1>', 502, 'text/html'],
  ['a page that says it is well', '<h1>Log in to the Wi-Fi</h1>', 200, 'text/html'],
  ['half an answer', '{"data":{"a"', 200, 'application/json'],
  ['JSON that is no answer', '{"a":1}', 200, 'application/json'],
])("reads %s as Apollo Client's own reader does", async (_, body, status, type) => {
  expect(await outcome(standIn as typeof original, body, status, type)).toEqual(await outcome(original, body, status, type));
});

it('keeps scalars as they come: nothing is to be read out of them', () => {
  const cache = createCache();
  expect(['DateTime', 'HTML', 'Upload', 'ID'].map((name) => cache.getScalar(name as never))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
