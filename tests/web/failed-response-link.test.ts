import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { expect, it } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { errorCode } from '../../web/src/apollo/errors.ts';
import { failedResponseLink } from '../../web/src/apollo/links/failed-response-link.ts';

const query = gql`
  query Dashboard {
    viewer {
      id
    }
    campaigns {
      id
    }
  }
`;
const viewer = { __typename: 'Viewer', id: 'u1' };
const campaigns = [{ __typename: 'Campaign', id: 'k1' }];

async function runQuery(
  data: Record<string, unknown>,
  ...failedPaths: (readonly (string | number)[])[]
) {
  const errors = failedPaths.map((path) => ({
    message: 'too slow',
    path,
    extensions: { code: 'UPSTREAM_TIMEOUT' },
  }));
  const mock = new MockLink(
    [{ request: { query }, result: { data, ...(errors.length > 0 && { errors }) } }],
    {
      defaultOptions: { delay: 0 },
    },
  );
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([failedResponseLink, mock]),
  });
  const result = await client.query({ query, errorPolicy: 'all' });
  return {
    ...result,
    stored: Object.keys((client.cache.extract() as Record<string, object>).ROOT_QUERY ?? {}),
  };
}

it('does not store a null viewer when the backend was unreachable: that would make a student a visitor', async () => {
  const { data, error, stored } = await runQuery({ viewer: null, campaigns }, ['viewer']);
  expect(data).toBeUndefined();
  expect(errorCode(error)).toBe('UPSTREAM_TIMEOUT');
  expect(stored).not.toContain('viewer');
});

it('stores nothing of a response in which everything failed', async () => {
  const { data, stored } = await runQuery(
    { viewer: null, campaigns: null },
    ['campaigns'],
    ['viewer'],
  );
  expect(data).toBeUndefined();
  expect(stored).toEqual([]);
});

it('passes partial data on', async () => {
  const { data, error } = await runQuery({ viewer, campaigns: null }, ['campaigns']);
  expect(data).toEqual({ viewer, campaigns: null });
  expect(errorCode(error)).toBe('UPSTREAM_TIMEOUT');
});

it('passes on a response without errors, also for a visitor', async () => {
  expect((await runQuery({ viewer: null, campaigns })).data).toEqual({ viewer: null, campaigns });
});
