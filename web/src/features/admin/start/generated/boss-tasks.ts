/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BossTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type BossTasksQuery = { readonly unmarkedExamResults: { readonly totalCount: number, readonly totalCountIsExact: boolean } | null, readonly lateAnswers: { readonly totalCount: number, readonly totalCountIsExact: boolean } | null };


export const BossTasksDocument = {"__meta__":{"hash":"bf7aa47f84b6e193ea60170f6c33b16f99a9e71c9d79518e448f5df760f2b34a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmarkedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<BossTasksQuery, BossTasksQueryVariables>;
export const useBossTasksQuery = (options?: QueryOptions<BossTasksQuery, BossTasksQueryVariables>) => useQuery<BossTasksQuery, BossTasksQueryVariables>(BossTasksDocument, options);