/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTasksQuery = { readonly unmarkedExamResults: { readonly totalCount: number, readonly totalCountIsExact: boolean } | null, readonly lateAnswers: { readonly totalCount: number, readonly totalCountIsExact: boolean } | null };


export const AdminTasksDocument = {"__meta__":{"hash":"930237ea0ea6a17f091eaa73c90f9199257e4e7d26b7896604a2da4a9d50bd5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmarkedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<AdminTasksQuery, AdminTasksQueryVariables>;
export const useAdminTasksQuery = (options?: QueryOptions<AdminTasksQuery, AdminTasksQueryVariables>) => useQuery<AdminTasksQuery, AdminTasksQueryVariables>(AdminTasksDocument, options);