/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseUnitsRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type CourseUnitsRouteQuery = { readonly coursesByCode: ReadonlyArray<{ readonly id: string, readonly courseCode: string, readonly title: string, readonly courseType: string, readonly isEnrolled: boolean | null, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null }> | null }> | null };


export const CourseUnitsRouteDocument = {"__meta__":{"hash":"1c27696b75016eb8e66f0f9a06e7e1d2682cb3e6d8d7fd210fad7194d13acd9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseUnitsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursesByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<CourseUnitsRouteQuery, CourseUnitsRouteQueryVariables>;
export const useCourseUnitsRouteQuery = (options: useQuery.Options<CourseUnitsRouteQuery, CourseUnitsRouteQueryVariables> & ({ variables: CourseUnitsRouteQueryVariables } | { skip: true })) => useQuery<CourseUnitsRouteQuery, CourseUnitsRouteQueryVariables>(CourseUnitsRouteDocument, options);