/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkedAnswerAddressesQueryVariables = Exact<{
  userId: string;
  examId: string;
}>;


export type MarkedAnswerAddressesQuery = { readonly writtenSubmissions: ReadonlyArray<{ readonly id: string, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly answerPdfUrl: string | null }> | null }> | null };

export type OwnAnswerAddressesQueryVariables = Exact<{
  userId: string;
  examId: string;
}>;


export type OwnAnswerAddressesQuery = { readonly examResult:
    | { readonly __typename: 'MultiSubjectExamResult' }
    | { readonly __typename: 'SingleExamResult', readonly id: string, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly answerPdfUrl: string | null, readonly solutionPdfUrl: string | null }> | null }
   | null };

export type LateAnswerAddressesQueryVariables = Exact<{
  id: string;
}>;


export type LateAnswerAddressesQuery = { readonly lateAnswersById: { readonly id: string, readonly comparison: { readonly questions: ReadonlyArray<{ readonly id: string, readonly storedPdfUrl: string | null, readonly latePdfUrl: string | null }> } | null } | null };


export const MarkedAnswerAddressesDocument = {"__meta__":{"hash":"aa01a17f6c9d9dfe5cac85d5c90468276fbcbf03844d09881c34b09961ac2055"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkedAnswerAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writtenSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}}]}}]}}]}}]} as unknown as DocumentNode<MarkedAnswerAddressesQuery, MarkedAnswerAddressesQueryVariables>;
export const OwnAnswerAddressesDocument = {"__meta__":{"hash":"03e094e50f9f31e55ceb197cf297d365388c01315995e775adf0cbdaaa5b9725"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAnswerAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"solutionPdfUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnAnswerAddressesQuery, OwnAnswerAddressesQueryVariables>;
export const LateAnswerAddressesDocument = {"__meta__":{"hash":"b2e3c805dda7b0583873ac5154f8266d6bc09958bbdac069fd5509ce54069982"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LateAnswerAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateAnswersById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storedPdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"latePdfUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LateAnswerAddressesQuery, LateAnswerAddressesQueryVariables>;
export const useMarkedAnswerAddressesQuery = (options: QueryOptions<MarkedAnswerAddressesQuery, MarkedAnswerAddressesQueryVariables> & ({ variables: MarkedAnswerAddressesQueryVariables } | { skip: true })) => useQuery<MarkedAnswerAddressesQuery, MarkedAnswerAddressesQueryVariables>(MarkedAnswerAddressesDocument, options);
export const useOwnAnswerAddressesQuery = (options: QueryOptions<OwnAnswerAddressesQuery, OwnAnswerAddressesQueryVariables> & ({ variables: OwnAnswerAddressesQueryVariables } | { skip: true })) => useQuery<OwnAnswerAddressesQuery, OwnAnswerAddressesQueryVariables>(OwnAnswerAddressesDocument, options);
export const useLateAnswerAddressesQuery = (options: QueryOptions<LateAnswerAddressesQuery, LateAnswerAddressesQueryVariables> & ({ variables: LateAnswerAddressesQueryVariables } | { skip: true })) => useQuery<LateAnswerAddressesQuery, LateAnswerAddressesQueryVariables>(LateAnswerAddressesDocument, options);