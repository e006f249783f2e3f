/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcademicClassesRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type AcademicClassesRouteQuery = { readonly courses: ReadonlyArray<{ readonly id: string, readonly courseCode: string, readonly courseType: string, readonly title: string, readonly price: number, readonly discount: number, readonly thumbnailUrl: string | null, readonly isEnrolled: boolean | null }> | null };


export const AcademicClassesRouteDocument = {"__meta__":{"hash":"5a4ec36000b10d63786a9a0ed3bc3b39d0e45082224919958e165694623b0ec1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicClassesRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCourse_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]} as unknown as DocumentNode<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>;
export const useAcademicClassesRouteQuery = (options?: useQuery.Options<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>) => useQuery<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>(AcademicClassesRouteDocument, options);