/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AssignmentsRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type AssignmentsRouteQuery = { readonly assignments: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string | null, readonly dueDate: string | null }> | null };


export const AssignmentsRouteDocument = {"__meta__":{"hash":"2fa7f184e488437fbc189e64237e094cbb6569bb9a2b68e017c7d50d6d8042c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssignmentsRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}}]} as unknown as DocumentNode<AssignmentsRouteQuery, AssignmentsRouteQueryVariables>;
export const useAssignmentsRouteQuery = (options?: QueryOptions<AssignmentsRouteQuery, AssignmentsRouteQueryVariables>) => useQuery<AssignmentsRouteQuery, AssignmentsRouteQueryVariables>(AssignmentsRouteDocument, options);