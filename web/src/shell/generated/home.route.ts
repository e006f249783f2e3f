/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRouteQuery = { readonly admissionCourses: ReadonlyArray<{ readonly id: string, readonly courseCode: string, readonly name: string, readonly description: string | null, readonly fee: number, readonly discount: number, readonly thumbnailUrl: string | null, readonly averageRating: number | null, readonly isEnrolled: boolean | null }> | null };


export const HomeRouteDocument = {"__meta__":{"hash":"593579fa7cb7425b027bade9c43dc0df2da1666856a66390f26c114da8369e3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCourse_admissionCourse"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCourse_admissionCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]} as unknown as DocumentNode<HomeRouteQuery, HomeRouteQueryVariables>;
export const useHomeRouteQuery = (options?: useQuery.Options<HomeRouteQuery, HomeRouteQueryVariables>) => useQuery<HomeRouteQuery, HomeRouteQueryVariables>(HomeRouteDocument, options);