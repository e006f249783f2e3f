/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An action of an admin on an attempt. */
export type AttemptActionKind =
  /** Its time was ended early. */
  | 'CLOSED'
  /** It was opened again after it had been closed. */
  | 'REOPENED';

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

export type ExamNoticesQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
}>;


export type ExamNoticesQuery = { readonly examNotices: { readonly revision: number } | null };

export type AttemptNoticesQueryVariables = Exact<{
  attemptId: string;
}>;


export type AttemptNoticesQuery = { readonly attemptNotices: { readonly deadline: string, readonly extensions: ReadonlyArray<{ readonly id: string, readonly minutes: number, readonly reason: string }>, readonly actions: ReadonlyArray<{ readonly id: string, readonly kind: AttemptActionKind, readonly reason: string }>, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string }> } | null };


export const ExamNoticesDocument = {"__meta__":{"hash":"24dfde0aa95ad1aaa149d35830d94c76b917bd9a45691f8d821a3b834000d884","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<ExamNoticesQuery, ExamNoticesQueryVariables>;
export const AttemptNoticesDocument = {"__meta__":{"hash":"22716dafcad69b0ab28cd2a4ee1530f6f366f8d1438ad9f2ca088190c96b3e88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttemptNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"extensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]}}]} as unknown as DocumentNode<AttemptNoticesQuery, AttemptNoticesQueryVariables>;
export const useExamNoticesQuery = (options: QueryOptions<ExamNoticesQuery, ExamNoticesQueryVariables> & ({ variables: ExamNoticesQueryVariables } | { skip: true })) => useQuery<ExamNoticesQuery, ExamNoticesQueryVariables>(ExamNoticesDocument, options);
export const useAttemptNoticesQuery = (options: QueryOptions<AttemptNoticesQuery, AttemptNoticesQueryVariables> & ({ variables: AttemptNoticesQueryVariables } | { skip: true })) => useQuery<AttemptNoticesQuery, AttemptNoticesQueryVariables>(AttemptNoticesDocument, options);