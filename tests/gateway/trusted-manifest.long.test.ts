// The list of trusted documents contains exactly the operations that the web sends, by their
// hashes.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  Observable,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { getOperationAST, OperationTypeNode, parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { TrustedDocuments } from '../../gateway/src/graphql/documents/trusted-documents.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { createCache } from '../../web/src/apollo/cache.ts';
import { aCourse } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { type GatewayResponse, useListening } from './listening.ts';

const UNTRUSTED = '{ courses { id } }';
const json = { 'content-type': 'application/json' };
const schema = buildSchema();
const trusted = TrustedDocuments.read(schema);
const hashes = [...trusted.texts.keys()];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashBody = (sha256Hash: string, more: object = {}) =>
  JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, ...more });
const codes = (response: GatewayResponse) =>
  (response.body.errors ?? []).map(
    (error) => (error as { extensions: { code: string } }).extensions.code,
  );

interface Marked extends DocumentNode {
  readonly __meta__: { readonly hash: string; readonly isPublic?: true };
}

/** Every operation of the web, as its Apollo Client sends it. */
async function sentByWeb(): Promise<Marked[]> {
  const web = fileURLToPath(new URL('../../web/src/', import.meta.url));
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /generated\/[^/]+\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(web, file)) as Promise<Record<string, DocumentNode>>),
  );
  const documents = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      /(?<!Fragment)Document$/.test(name) ? [value] : [],
    ),
  );
  const sent: Marked[] = [];
  const link = new ApolloLink(({ query }) => {
    sent.push(query as Marked);
    return new Observable((observer) => {
      observer.next({ data: null });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  for (const document of documents as TypedDocumentNode<unknown, OperationVariables>[]) {
    const options = { fetchPolicy: 'no-cache', errorPolicy: 'ignore' } as const;
    const isQuery = getOperationAST(document)?.operation === OperationTypeNode.QUERY;
    await (isQuery
      ? client.query({ query: document, ...options })
      : client.mutate({ mutation: document, ...options }));
  }
  return sent;
}

/** The definitions of a document, independent of their order. */
const meaning = ({ definitions }: DocumentNode) =>
  definitions
    .map((definition) => print(definition))
    .sort()
    .join('\n');

describe('the manifest', () => {
  test('contains exactly the operations of the web under the hashes that the web sends', async () => {
    const documents = await sentByWeb();
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.map(({ __meta__ }) => __meta__.hash).sort()).toEqual(hashes.sort());
    for (const document of documents)
      expect(meaning(parse(trusted.texts.get(document.__meta__.hash) ?? ''))).toBe(
        meaning(document),
      );
  });

  test('has the SHA-256 of each text as its key', () => {
    for (const hash of hashes) expect(sha256(trusted.texts.get(hash) ?? '')).toBe(hash);
  });
});

/** Values of variables by type; all others are ids or strings. */
const VALUES: Record<string, unknown> = { Int: 1, SearchKind: 'LESSON', ExamKind: 'SINGLE' };

describe('GET requests of the web', () => {
  const listening = useListening({
    isProduction: true,
    publicCacheSeconds: 7,
    publicSharing: false,
  });

  test('is read without the session and may be kept by caches', async () => {
    listening.upstream(({ path }) => {
      const isList =
        /^\/course\/(courseCode\/|$)|\/(units|years|subjects|chapters)(\/|$)|universities$|academicCourses$/.test(
          path,
        );
      if (path === '/ext') return { body: { capabilities: ['exam-monitoring', 'search'] } };
      if (path.startsWith('/ext/search')) return { body: { groups: [] } };
      return { body: isList ? [{ _id: 'd1', year: 2024 }] : { _id: 'd1', year: 2024 } };
    });
    const publicDocuments = (await sentByWeb()).filter(({ __meta__ }) => __meta__.isPublic);
    expect(publicDocuments.length).toBeGreaterThan(0);
    for (const document of publicDocuments) {
      const operation = getOperationAST(document);
      const variables = Object.fromEntries(
        (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          VALUES[print(type).replace('!', '')] ?? 'd1',
        ]),
      );
      const search = new URLSearchParams({
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({
          persistedQuery: { version: 1, sha256Hash: document.__meta__.hash },
        }),
      });
      const headers = { 'apollo-require-preflight': '1', cookie: COOKIE };
      const response = await listening.gateways[0]?.send({
        method: 'GET',
        path: `/graphql?${search}`,
        headers,
      });
      expect([
        operation?.name?.value,
        response?.body.errors,
        response?.headers['cache-control'],
      ]).toEqual([operation?.name?.value, undefined, 'public, max-age=7']);
    }
    expect(listening.calls.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  });
});

describe('where anything may be run', () => {
  const listening = useListening({ publicCacheSeconds: 0, publicSharing: false });
  const execute = async (payload: string) =>
    listening.gateways[0]?.send({ headers: json, payload }) as Promise<GatewayResponse>;

  test('the web’s hashes are known from the start, and others can be registered', async () => {
    listening.upstream(({ path }) => (path === '/course/' ? { body: [aCourse()] } : undefined));
    for (const hash of hashes)
      expect(codes(await execute(hashBody(hash, { variables: {} })))).not.toContain(
        'PERSISTED_QUERY_NOT_FOUND',
      );
    expect(codes(await execute(hashBody(sha256(UNTRUSTED))))).toEqual([
      'PERSISTED_QUERY_NOT_FOUND',
    ]);
    expect((await execute(hashBody(sha256(UNTRUSTED), { query: UNTRUSTED }))).body.data).toEqual({
      courses: [{ id: 'c1' }],
    });
    expect((await execute(hashBody(sha256(UNTRUSTED)))).body.data).toEqual({
      courses: [{ id: 'c1' }],
    });
  });
});
