/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BossUnitsQueryVariables = Exact<{
  courseCode: string;
}>;


export type BossUnitsQuery = { readonly admissionCourse: { readonly id: string, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };

export type BossYearsQueryVariables = Exact<{
  unitId: string;
}>;


export type BossYearsQuery = { readonly admissionUnit: { readonly id: string, readonly years: ReadonlyArray<{ readonly id: string, readonly year: number, readonly exam: { readonly id: string, readonly title: string, readonly questionCount: number, readonly timeLimitMinutes: number } | null }> | null } | null };


export const BossUnitsDocument = {"__meta__":{"hash":"2b7c676d195f09b0746f1991063b819d6c5599b615a56332f52d8dcee673e261","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BossUnitsQuery, BossUnitsQueryVariables>;
export const BossYearsDocument = {"__meta__":{"hash":"b3e0f0120c1d2758e0f73d70b419652f25744fbe740766eb4c3f0bcbd3e88fa9","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossYears"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BossYearsQuery, BossYearsQueryVariables>;
export const useBossUnitsQuery = (options: useQuery.Options<BossUnitsQuery, BossUnitsQueryVariables> & ({ variables: BossUnitsQueryVariables } | { skip: true })) => useQuery<BossUnitsQuery, BossUnitsQueryVariables>(BossUnitsDocument, options);
export const useBossYearsQuery = (options: useQuery.Options<BossYearsQuery, BossYearsQueryVariables> & ({ variables: BossYearsQueryVariables } | { skip: true })) => useQuery<BossYearsQuery, BossYearsQueryVariables>(BossYearsDocument, options);