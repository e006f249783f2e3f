/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefreshViewerMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshViewerMutation = { readonly refreshViewer: { readonly user: { readonly id: string } } };


export const RefreshViewerDocument = {"__meta__":{"hash":"ec6998745db800f58c97de5f13837ee8dee7d0523d26751d2a5e283ecc31a625"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RefreshViewerMutation, RefreshViewerMutationVariables>;
export const useRefreshViewerMutation = (options?: useMutation.Options<RefreshViewerMutation, RefreshViewerMutationVariables>) => useMutation<RefreshViewerMutation, RefreshViewerMutationVariables>(RefreshViewerDocument, options);