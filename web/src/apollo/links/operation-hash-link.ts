/**
 * In production builds the client sends the operation's hash, written by codegen (`__meta__`),
 * instead of its text: the gateway accepts nothing else. Public queries use GET, so that a CDN can
 * cache the response; all others use POST, which keeps variables out of logs. Apollo's persisted
 * query link does not make this distinction, and falls back to sending the text.
 */
import { ApolloLink, type DocumentNode } from '@apollo/client';

export interface TrustedDocumentNode extends DocumentNode {
  readonly __meta__: { readonly hash: string; readonly isPublic?: true };
}

export const operationHashLink = new ApolloLink((operation, forward) => {
  const { hash, isPublic } = (operation.query as TrustedDocumentNode).__meta__;
  operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
  operation.setContext(({ fetchOptions }) => ({
    // The upload link would omit extensions.
    http: { includeQuery: false, includeExtensions: true },
    fetchOptions: { ...fetchOptions, ...(isPublic && { method: 'GET' }) },
  }));
  return forward(operation);
});
