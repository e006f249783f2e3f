// A response that was read before a change never overwrites the change.
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { lateResponseLink } from '../../web/src/apollo/links/late-response-link.ts';
import { waitOptions } from '../wait-options.ts';
import { fromNetwork } from './network-responses.ts';

const query = gql`
  query Course {
    title
  }
`;
const rename = gql`
  mutation Rename {
    title
  }
`;
const save = gql`
  mutation SaveAnswers {
    title
  }
`;

let queries: ReturnType<typeof fromNetwork>;
let mutations: ReturnType<typeof fromNetwork>;
let client: ApolloClient;
beforeEach(() => {
  queries = fromNetwork();
  mutations = fromNetwork();
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      lateResponseLink(),
      ApolloLink.split(
        ({ operationType }) => operationType === 'query',
        queries.link,
        mutations.link,
      ),
    ]),
  });
});

const read = () => client.query({ query, fetchPolicy: 'network-only' });
const titleOf = async (pendingQuery: ReturnType<typeof read>) => (await pendingQuery).data;

it('sends a query again that was pending while a mutation was completed', async () => {
  const pendingQuery = read();
  const renamed = client.mutate({ mutation: rename });
  mutations.respond('Physics 2');
  await renamed;
  queries.respond('Physics');
  await vi.waitFor(() => expect(queries.sent()).toBe(2), waitOptions);
  queries.respond('Physics 2');
  expect(await titleOf(pendingQuery)).toEqual({ title: 'Physics 2' });
  expect(client.readQuery({ query })).toEqual({ title: 'Physics 2' });
});

it('returns the second response to a refetch that joined the query', async () => {
  const pendingQuery = read();
  const renamed = client.mutate({ mutation: rename });
  mutations.respond('Physics 2');
  await renamed;
  const again = read();
  expect(queries.sent()).toBe(1);
  queries.respond('Physics');
  await vi.waitFor(() => expect(queries.sent()).toBe(2), waitOptions);
  queries.respond('Physics 2');
  expect(await Promise.all([titleOf(pendingQuery), titleOf(again)])).toEqual([
    { title: 'Physics 2' },
    { title: 'Physics 2' },
  ]);
});

it('also does that after a failed mutation, which may have changed something', async () => {
  const pendingQuery = read();
  const renamed = client.mutate({ mutation: rename }).catch(() => undefined);
  mutations.fail();
  await renamed;
  queries.respond('Physics');
  await vi.waitFor(() => expect(queries.sent()).toBe(2), waitOptions);
  queries.respond('Physics');
  await pendingQuery;
});

it('sends it at most twice, whatever else changes', async () => {
  const pendingQuery = read();
  for (const title of ['Physics 2', 'Physics 3']) {
    const renamed = client.mutate({ mutation: rename });
    mutations.respond(title);
    await renamed;
    queries.respond('Physics');
  }
  expect(await titleOf(pendingQuery)).toEqual({ title: 'Physics' });
  expect(queries.sent()).toBe(2);
});

it('sends a query once if no mutation, or only a saving of answers, was completed meanwhile', async () => {
  const renamed = client.mutate({ mutation: rename });
  mutations.respond('Physics 2');
  await renamed;
  const pendingQuery = read();
  const saved = client.mutate({ mutation: save });
  mutations.respond('Physics 3');
  await saved;
  queries.respond('Physics 2');
  expect(await titleOf(pendingQuery)).toEqual({ title: 'Physics 2' });
  expect(queries.sent()).toBe(1);
});
