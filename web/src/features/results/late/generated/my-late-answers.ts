/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of late answers. */
export type LateAnswersState =
  /** They count: they are the newest version of the result. */
  | 'ACCEPTED'
  /** They do not count. */
  | 'REFUSED'
  /** An admin has yet to decide. */
  | 'WAITING';

export type MyLateAnswersQueryVariables = Exact<{
  examId: string;
}>;


export type MyLateAnswersQuery = { readonly myLateAnswers: ReadonlyArray<{ readonly id: string, readonly state: LateAnswersState, readonly receivedAt: string, readonly decidedAt: string | null, readonly reason: string | null }> | null };


export const MyLateAnswersDocument = {"__meta__":{"hash":"59433e908598a5e77fbcf3443cf501576d2923d1e87fd252ae06ecd580ecd14f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLateAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myLateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<MyLateAnswersQuery, MyLateAnswersQueryVariables>;
export const useMyLateAnswersQuery = (options: QueryOptions<MyLateAnswersQuery, MyLateAnswersQueryVariables> & ({ variables: MyLateAnswersQueryVariables } | { skip: true })) => useQuery<MyLateAnswersQuery, MyLateAnswersQueryVariables>(MyLateAnswersDocument, options);