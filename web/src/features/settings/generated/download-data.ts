/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A page of the download. */
export type DownloadDataInput = {
  /** The `endCursor` of the previous page; null for the first page. */
  readonly after?: string | null | undefined;
};

export type DownloadDataMutationVariables = Exact<{
  input: DownloadDataInput;
}>;


export type DownloadDataMutation = { readonly downloadData: { readonly json: string, readonly endCursor: string | null } };


export const DownloadDataDocument = {"__meta__":{"hash":"b39f0b14642a774fc350e1d7c41a3c38b295094736cd6683102b8364f32c1298"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<DownloadDataMutation, DownloadDataMutationVariables>;
export const useDownloadDataMutation = (options?: useMutation.Options<DownloadDataMutation, DownloadDataMutationVariables>) => useMutation<DownloadDataMutation, DownloadDataMutationVariables>(DownloadDataDocument, options);