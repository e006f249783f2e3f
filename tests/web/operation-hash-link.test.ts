import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { errorCode } from '../../web/src/apollo/errors.ts';
import { CachedContactDocument } from '../../web/src/apollo/generated/viewer.ts';
import {
  operationHashLink,
  type TrustedDocumentNode,
} from '../../web/src/apollo/links/operation-hash-link.ts';
import { LogoutDocument } from '../../web/src/features/auth/login/generated/logout.ts';
import { UploadAnswerPdfDocument } from '../../web/src/features/exams/generated/written-answer.ts';
import { NoResultDocument } from '../../web/src/features/results/result/generated/no-result.ts';
import { HomeRouteDocument } from '../../web/src/layout/home/generated/home.route.ts';

const hashOf = (document: unknown) => (document as TrustedDocumentNode).__meta__.hash;

function aClient(body: object) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body));
  const link = ApolloLink.from([
    operationHashLink,
    new BaseHttpLink({ uri: '/graphql', fetch: fetch as unknown as typeof globalThis.fetch }),
  ]);
  return { fetch, client: new ApolloClient({ cache: createCache(), link }) };
}

it('sends the hash of an operation and never its text', async () => {
  const { client, fetch } = aClient({ data: { admissionCourses: [] } });
  await client.query({ query: HomeRouteDocument });
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({
    operationName: 'HomeRoute',
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(HomeRouteDocument) } },
  });
});

it('sends public queries by GET, with the same URL for every client', async () => {
  const { client, fetch } = aClient({ data: { contact: null } });
  await client.query({ query: CachedContactDocument });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([init?.method, init?.body]).toEqual(['GET', undefined]);
  const { searchParams } = new URL(String(url), 'http://localhost');
  expect([...searchParams.keys()].sort()).toEqual(['extensions', 'operationName', 'variables']);
  expect(searchParams.get('extensions')).toContain(hashOf(CachedContactDocument));
});

it('sends queries of exams by POST, because the response depends on the viewer', async () => {
  const { client, fetch } = aClient({ data: { exam: null, multiSubjectExam: null } });
  await client.query({ query: NoResultDocument, variables: { examId: 'e1' } });
  expect(fetch.mock.calls[0]?.[1].method).toBe('POST');
});

it('sends mutations by POST', async () => {
  const { client, fetch } = aClient({
    data: { logout: { __typename: 'LogoutPayload', message: 'Bye' } },
  });
  await client.mutate({ mutation: LogoutDocument });
  expect(fetch.mock.calls[0]?.[1].method).toBe('POST');
});

it('sends the hash with an upload, too', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ data: { uploadAnswerPdf: { __typename: 'U', url: '/x' } } }),
  );
  const files = new UploadHttpLink({
    uri: '/graphql',
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([operationHashLink, files]),
  });
  await client.mutate({
    mutation: UploadAnswerPdfDocument,
    variables: { input: { ticket: 't', file: new File(['x'], 'x.pdf') } },
  });
  const form = fetch.mock.calls[0]?.[1].body as FormData | undefined;
  const operations = JSON.parse(String(form?.get('operations')));
  expect(operations).toMatchObject({
    extensions: { persistedQuery: { sha256Hash: hashOf(UploadAnswerPdfDocument) } },
  });
  expect(operations).not.toHaveProperty('query');
});

it('reports a hash that the gateway does not have, without a retry', async () => {
  const { client, fetch } = aClient({
    errors: [
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ],
  });
  const error: unknown = await client
    .query({ query: HomeRouteDocument })
    .catch((reason: unknown) => reason);
  expect(errorCode(error)).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(fetch).toHaveBeenCalledTimes(1);
});
