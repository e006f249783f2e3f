/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitsRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type UnitsRouteQuery = { readonly admissionCourse: { readonly id: string, readonly courseCode: string, readonly name: string, readonly isEnrolled: boolean | null, readonly thumbnailUrl: string | null, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly examCount: number | null }> | null } | null };


export const UnitsRouteDocument = {"__meta__":{"hash":"479e1df845928421115517df6cb6429458579417881f52452c29899d08f734bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"examCount"}}]}}]}}]}}]} as unknown as DocumentNode<UnitsRouteQuery, UnitsRouteQueryVariables>;
export const useUnitsRouteQuery = (options: QueryOptions<UnitsRouteQuery, UnitsRouteQueryVariables> & ({ variables: UnitsRouteQueryVariables } | { skip: true })) => useQuery<UnitsRouteQuery, UnitsRouteQueryVariables>(UnitsRouteDocument, options);