/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcademicClassesRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type AcademicClassesRouteQuery = { readonly courses: ReadonlyArray<{ readonly id: string, readonly courseCode: string, readonly courseType: string, readonly title: string, readonly price: number, readonly discount: number, readonly thumbnailUrl: string | null, readonly isEnrolled: boolean | null }> | null };


export const AcademicClassesRouteDocument = {"__meta__":{"hash":"557bcb49de409b912672c85f8316d4ad51bacb84b10e668c40ec23513fdf3064"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicClassesRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]}}]} as unknown as DocumentNode<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>;
export const useAcademicClassesRouteQuery = (options?: useQuery.Options<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>) => useQuery<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>(AcademicClassesRouteDocument, options);