/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcademicCoursesRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type AcademicCoursesRouteQuery = { readonly coursesByCode: ReadonlyArray<{ readonly id: string, readonly courseCode: string, readonly courseType: string, readonly title: string, readonly price: number, readonly discount: number, readonly thumbnailUrl: string | null, readonly isEnrolled: boolean | null }> | null };


export const AcademicCoursesRouteDocument = {"__meta__":{"hash":"c60a703ffe573903289bb1f8a9c311636a0abd4a0d985b3f37007e2a4da77a6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicCoursesRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursesByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCourse_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]} as unknown as DocumentNode<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables>;
export const useAcademicCoursesRouteQuery = (options: useQuery.Options<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables> & ({ variables: AcademicCoursesRouteQueryVariables } | { skip: true })) => useQuery<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables>(AcademicCoursesRouteDocument, options);