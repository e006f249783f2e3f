// A loader's query is passed to the page's hook, whenever its response arrives: it is sent once.
import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { noteStarted, startedQueriesLink } from '../../web/src/apollo/started-queries.ts';
import { useQuery } from '../../web/src/apollo/use-query.ts';
import { fromNetwork } from './network-responses.ts';

const query: TypedDocumentNode<{ title: string }, Record<string, never>> = gql`
  query Course {
    title
  }
`;

let network: ReturnType<typeof fromNetwork>;
let client: ApolloClient;
beforeEach(() => {
  network = fromNetwork();
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([startedQueriesLink, network.link]),
  });
});

/** As a route's loader does. */
const load = () =>
  client.query({ query, context: { started: noteStarted(query) } }).catch(() => undefined);

function Course({ until }: { readonly until?: Promise<void> }) {
  const { data, error, refetch } = useQuery(query, { fetchPolicy: 'cache-and-network' });
  if (until) use(until);
  return (
    <button type="button" onClick={() => void refetch().catch(() => undefined)}>
      {error ? 'failed' : (data?.title ?? 'loading')}
    </button>
  );
}

const draw = (page: ReactNode) =>
  render(
    <ApolloProvider client={client}>
      <Suspense>{page}</Suspense>
    </ApolloProvider>,
  );

it('uses the response that arrives between the rendering of a page and its effects', async () => {
  void load();
  function Answered() {
    network.respond('Physics');
    return null;
  }
  draw(
    <>
      <Course />
      <Answered />
    </>,
  );
  await screen.findByText('Physics');
  expect(network.sent()).toBe(1);
});

it.each([
  ['an answer', () => network.respond('Physics'), 'Physics'],
  ['a failure', () => network.fail(), 'failed'],
])('keeps %s for a page whose first rendering React has thrown away', async (_, come, text) => {
  void load();
  come();
  let resume: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await act(async () => void draw(<Course until={until} />));
  await act(async () => resume());
  await screen.findByText(text);
  expect(network.sent()).toBe(1);
});

it('joins a pending query, and refetches on request', async () => {
  void load();
  draw(<Course />);
  await act(async () => network.respond('Physics'));
  (await screen.findByText('Physics')).click();
  await waitFor(() => expect(network.sent()).toBe(2));
  await act(async () => network.respond('Chemistry'));
  await screen.findByText('Chemistry');
});

it('refetches after a failure that a page has joined', async () => {
  void load();
  draw(<Course />);
  await act(async () => network.fail());
  (await screen.findByText('failed')).click();
  await waitFor(() => expect(network.sent()).toBe(2));
  await act(async () => network.respond('Physics'));
  await screen.findByText('Physics');
});

it('refetches on a visit whose loader was served by the cache', async () => {
  void load();
  network.respond('Physics');
  const { unmount } = draw(<Course />);
  await screen.findByText('Physics');
  unmount();
  await load();
  draw(<Course />);
  await waitFor(() => expect(network.sent()).toBe(2));
  await act(async () => network.respond('Chemistry'));
  await screen.findByText('Chemistry');
});
