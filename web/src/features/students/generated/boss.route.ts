/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BossRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type BossRouteQuery = { readonly admissionCourses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly courseCode: string }> | null, readonly courses: ReadonlyArray<{ readonly id: string, readonly title: string, readonly courseCode: string }> | null };


export const BossRouteDocument = {"__meta__":{"hash":"38cd68c70fc2492a662022f2cc99a94f1cdfab3ca900f965cdf5ca580442848d","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}}]}}]}}]} as unknown as DocumentNode<BossRouteQuery, BossRouteQueryVariables>;
export const useBossRouteQuery = (options?: useQuery.Options<BossRouteQuery, BossRouteQueryVariables>) => useQuery<BossRouteQuery, BossRouteQueryVariables>(BossRouteDocument, options);