/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServerClockQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerClockQuery = { readonly serverTime: string };


export const ServerClockDocument = {"__meta__":{"hash":"8019f16599c66b6c5c8c8fa6033f364e315159afb9af80e5437b555be70078e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}}]} as unknown as DocumentNode<ServerClockQuery, ServerClockQueryVariables>;
export const useServerClockQuery = (options?: QueryOptions<ServerClockQuery, ServerClockQueryVariables>) => useQuery<ServerClockQuery, ServerClockQueryVariables>(ServerClockDocument, options);