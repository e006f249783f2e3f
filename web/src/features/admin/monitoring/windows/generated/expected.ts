/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** A time of their own for students of an exam's campaigns. */
export type GivePersonalWindowInput = {
  /** E-mail addresses, mobile numbers or roll numbers of the roster: 1 to 500, each of at most 200 characters. */
  readonly candidates?: ReadonlyArray<string> | null | undefined;
  /** When it ends: in the future, after it begins, and at most 60 days after the campaign's end. */
  readonly endDate: string;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The reason, 1 to 500 characters; the students see it. */
  readonly reason: string;
  /** The time from which they may start; a time that has passed counts as now. */
  readonly startDate: string;
  /** The ids of student records, 1 to 500. */
  readonly studentIds?: ReadonlyArray<string> | null | undefined;
};

/** Students who are to take the exam at the campaign's time again. */
export type WithdrawPersonalWindowInput = {
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The ids of student records, 1 to 500. */
  readonly studentIds: ReadonlyArray<string>;
};

export type Expected_StudentFragment = { readonly id: string, readonly campaignTitle: string, readonly studentId: string, readonly studentName: string | null, readonly email: string | null, readonly phoneNumber: string | null, readonly startDate: string, readonly endDate: string, readonly hasStarted: boolean, readonly personalWindow: { readonly startDate: string, readonly endDate: string, readonly reason: string } | null };

export type ExpectedStudentsQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
  search?: string | null | undefined;
  isPersonalOnly?: boolean | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ExpectedStudentsQuery = { readonly viewer: { readonly id: string } | null, readonly expectedStudents: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<Expected_StudentFragment> } | null };

export type GivePersonalWindowMutationVariables = Exact<{
  input: GivePersonalWindowInput;
}>;


export type GivePersonalWindowMutation = { readonly givePersonalWindow: { readonly givenCount: number, readonly startedCount: number, readonly unknownCandidates: ReadonlyArray<string>, readonly studentIds: ReadonlyArray<string> } };

export type WithdrawPersonalWindowMutationVariables = Exact<{
  input: WithdrawPersonalWindowInput;
}>;


export type WithdrawPersonalWindowMutation = { readonly withdrawPersonalWindow: { readonly withdrawnCount: number } };

export const Expected_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Expected_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpectedStudent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignTitle"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasStarted"}},{"kind":"Field","name":{"kind":"Name","value":"personalWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<Expected_StudentFragment, unknown>;
export const ExpectedStudentsDocument = {"__meta__":{"hash":"4339d160428216e3d20286fb3422c43590b875ffd2a5d349c76a78b6a441fdec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpectedStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPersonalOnly"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPersonalOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPersonalOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Expected_student"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Expected_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpectedStudent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignTitle"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasStarted"}},{"kind":"Field","name":{"kind":"Name","value":"personalWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ExpectedStudentsQuery, ExpectedStudentsQueryVariables>;
export const GivePersonalWindowDocument = {"__meta__":{"hash":"947338decce7c227b2a9a62cea040af4c30464e9f6ddc976212036db2f201954"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GivePersonalWindow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivePersonalWindowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givePersonalWindow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"studentIds"}}]}}]}}]} as unknown as DocumentNode<GivePersonalWindowMutation, GivePersonalWindowMutationVariables>;
export const WithdrawPersonalWindowDocument = {"__meta__":{"hash":"ebf9aa934b442ef141663e91161d3498a2b059de265e0591e3a5def284c6030f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPersonalWindow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawPersonalWindowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPersonalWindow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}}]}}]}}]} as unknown as DocumentNode<WithdrawPersonalWindowMutation, WithdrawPersonalWindowMutationVariables>;
export const useExpectedStudentsQuery = (options: QueryOptions<ExpectedStudentsQuery, ExpectedStudentsQueryVariables> & ({ variables: ExpectedStudentsQueryVariables } | { skip: true })) => useQuery<ExpectedStudentsQuery, ExpectedStudentsQueryVariables>(ExpectedStudentsDocument, options);
export const useGivePersonalWindowMutation = (options?: useMutation.Options<GivePersonalWindowMutation, GivePersonalWindowMutationVariables>) => useMutation<GivePersonalWindowMutation, GivePersonalWindowMutationVariables>(GivePersonalWindowDocument, options);
export const useWithdrawPersonalWindowMutation = (options?: useMutation.Options<WithdrawPersonalWindowMutation, WithdrawPersonalWindowMutationVariables>) => useMutation<WithdrawPersonalWindowMutation, WithdrawPersonalWindowMutationVariables>(WithdrawPersonalWindowDocument, options);