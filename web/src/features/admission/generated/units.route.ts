/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitsRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type UnitsRouteQuery = { readonly admissionCourse: { readonly id: string, readonly courseCode: string, readonly name: string, readonly isEnrolled: boolean | null, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly years: ReadonlyArray<{ readonly id: string, readonly year: number }> | null }> | null } | null };


export const UnitsRouteDocument = {"__meta__":{"hash":"92ecf648e8d4659a4cf381c8326a9ce70a703e30e36e629e00bc4c76c87feb55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnitsRouteQuery, UnitsRouteQueryVariables>;
export const useUnitsRouteQuery = (options: useQuery.Options<UnitsRouteQuery, UnitsRouteQueryVariables> & ({ variables: UnitsRouteQueryVariables } | { skip: true })) => useQuery<UnitsRouteQuery, UnitsRouteQueryVariables>(UnitsRouteDocument, options);