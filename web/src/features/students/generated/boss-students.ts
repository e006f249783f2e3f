/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BossStudentsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BossStudentsQuery = { readonly students: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly contactEmail: string | null, readonly contactMobile: string | null, readonly address: { readonly district: string | null } }> } | null };


export const BossStudentsDocument = {"__meta__":{"hash":"d912adf0581d322f5dfa0cf9ac0ad58948c920970c96a878d17ffaf7c0f06813"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BossStudentsQuery, BossStudentsQueryVariables>;
export const useBossStudentsQuery = (options?: useQuery.Options<BossStudentsQuery, BossStudentsQueryVariables>) => useQuery<BossStudentsQuery, BossStudentsQueryVariables>(BossStudentsDocument, options);