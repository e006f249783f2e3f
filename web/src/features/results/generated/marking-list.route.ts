/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkingListRouteQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MarkingListRouteQuery = { readonly unmarkedExamResults: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly userId: string, readonly takenAt: string | null, readonly exam: { readonly id: string, readonly title: string, readonly totalMarks: number } | null }> } | null };


export const MarkingListRouteDocument = {"__meta__":{"hash":"f1249514b212e8d29e5c2f1900a109a97a37c3d5b4f9cf60ebadac7d357ad162"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingListRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmarkedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MarkingListRouteQuery, MarkingListRouteQueryVariables>;
export const useMarkingListRouteQuery = (options?: useQuery.Options<MarkingListRouteQuery, MarkingListRouteQueryVariables>) => useQuery<MarkingListRouteQuery, MarkingListRouteQueryVariables>(MarkingListRouteDocument, options);