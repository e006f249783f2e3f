/**
 * On the road of a request in the build: instead of an operation's text goes the hash that codegen wrote beside it (`__meta__`), the only
 * thing that the gateway takes in production. What is the same for everybody is asked for by GET, so that a CDN can keep the answer; all else
 * by POST, which leaves variables out of logs. Apollo's own link for this knows neither difference, and falls back to sending the text.
 */
import { ApolloLink, type DocumentNode } from '@apollo/client';

export interface Trusted extends DocumentNode {
  readonly __meta__: { readonly hash: string; readonly isPublic?: true };
}

export const askByHash = new ApolloLink((operation, forward) => {
  const { hash, isPublic } = (operation.query as Trusted).__meta__;
  operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
  operation.setContext(({ fetchOptions }) => ({
    // The link that carries files would leave extensions out.
    http: { includeQuery: false, includeExtensions: true },
    fetchOptions: { ...fetchOptions, ...(isPublic && { method: 'GET' }) },
  }));
  return forward(operation);
});
