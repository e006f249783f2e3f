/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcademicCoursesRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type AcademicCoursesRouteQuery = { readonly coursesByCode: ReadonlyArray<{ readonly id: string, readonly courseCode: string, readonly title: string, readonly courseType: string, readonly price: number, readonly discount: number, readonly thumbnailUrl: string | null, readonly isEnrolled: boolean | null }> | null };


export const AcademicCoursesRouteDocument = {"__meta__":{"hash":"9aa9a0fa3b0b3e6b0683366454f2f352cbdf5db71599af7aef89ec8b4944f7a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicCoursesRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursesByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]}}]} as unknown as DocumentNode<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables>;
export const useAcademicCoursesRouteQuery = (options: useQuery.Options<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables> & ({ variables: AcademicCoursesRouteQueryVariables } | { skip: true })) => useQuery<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables>(AcademicCoursesRouteDocument, options);