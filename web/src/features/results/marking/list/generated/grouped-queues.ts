/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of the submissions of written exams in a queue. */
export type MarkingQueueState =
  /** They are marked, or the reader has marked them as one of two. Submissions that hosts marked before they noted when are left out. */
  | 'MARKED'
  /** They wait for a mark of the reader. Where two people mark: until the reader or two others have. */
  | 'WAITING';

export type MarkingExamsQueryVariables = Exact<{
  state?: MarkingQueueState | null | undefined;
  after?: string | null | undefined;
}>;


export type MarkingExamsQuery = { readonly markingExams: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly examId: string, readonly title: string, readonly waitingCount: number, readonly markedCount: number, readonly oldestAt: string | null }> } | null };

export type MarkingStudentsQueryVariables = Exact<{
  state?: MarkingQueueState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MarkingStudentsQuery = { readonly markingStudents: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly userId: string, readonly name: string | null, readonly waitingCount: number, readonly markedCount: number, readonly oldestAt: string | null }> } | null };


export const MarkingExamsDocument = {"__meta__":{"hash":"5bad4e7255928c4acb20c5fd860274a8f06c591ea92e8ce332b662049c134678"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingExams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingQueueState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingExams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkingExamsQuery, MarkingExamsQueryVariables>;
export const MarkingStudentsDocument = {"__meta__":{"hash":"0060d08041f1d6bfd60c2e16905ab50621e59398f1b96507a4422ce5a89dfe2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingQueueState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkingStudentsQuery, MarkingStudentsQueryVariables>;
export const useMarkingExamsQuery = (options?: QueryOptions<MarkingExamsQuery, MarkingExamsQueryVariables>) => useQuery<MarkingExamsQuery, MarkingExamsQueryVariables>(MarkingExamsDocument, options);
export const useMarkingStudentsQuery = (options?: QueryOptions<MarkingStudentsQuery, MarkingStudentsQueryVariables>) => useQuery<MarkingStudentsQuery, MarkingStudentsQueryVariables>(MarkingStudentsDocument, options);