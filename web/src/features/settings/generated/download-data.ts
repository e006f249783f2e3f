/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DownloadDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DownloadDataMutation = { readonly downloadData: { readonly json: string } };


export const DownloadDataDocument = {"__meta__":{"hash":"ab2aab113732283a3b990dc286a735c349b56266d396fed12b655df36db7dedd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}}]}}]}}]} as unknown as DocumentNode<DownloadDataMutation, DownloadDataMutationVariables>;
export const useDownloadDataMutation = (options?: useMutation.Options<DownloadDataMutation, DownloadDataMutationVariables>) => useMutation<DownloadDataMutation, DownloadDataMutationVariables>(DownloadDataDocument, options);