import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';

/** The entity with this id in the client's cache. */
export const cached = (client: ApolloClient, id: string) =>
  (client.cache.extract() as NormalizedCacheObject)[id];
