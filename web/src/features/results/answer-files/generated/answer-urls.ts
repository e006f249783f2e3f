/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkedAnswerUrlsQueryVariables = Exact<{
  userId: string;
  examId: string;
}>;


export type MarkedAnswerUrlsQuery = { readonly writtenSubmissions: ReadonlyArray<{ readonly id: string, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly answerPdfUrl: string | null }> | null }> | null };

export type OwnAnswerUrlsQueryVariables = Exact<{
  userId: string;
  examId: string;
}>;


export type OwnAnswerUrlsQuery = { readonly examResult:
    | { readonly __typename: 'MultiSubjectExamResult' }
    | { readonly __typename: 'SingleExamResult', readonly id: string, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly answerPdfUrl: string | null, readonly solutionPdfUrl: string | null }> | null }
   | null };

export type LateAnswerUrlsQueryVariables = Exact<{
  id: string;
}>;


export type LateAnswerUrlsQuery = { readonly lateAnswersById: { readonly id: string, readonly comparison: { readonly questions: ReadonlyArray<{ readonly id: string, readonly storedPdfUrl: string | null, readonly latePdfUrl: string | null }> } | null } | null };


export const MarkedAnswerUrlsDocument = {"__meta__":{"hash":"577a1b3494f02616de4fef432a0e857ef46b246078a793a550d24d4e499ce0b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkedAnswerUrls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writtenSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}}]}}]}}]}}]} as unknown as DocumentNode<MarkedAnswerUrlsQuery, MarkedAnswerUrlsQueryVariables>;
export const OwnAnswerUrlsDocument = {"__meta__":{"hash":"f7629de10c624e8084e383920999e6a7467d6f8f92d283117fbdf38caa2bc970"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAnswerUrls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"solutionPdfUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnAnswerUrlsQuery, OwnAnswerUrlsQueryVariables>;
export const LateAnswerUrlsDocument = {"__meta__":{"hash":"ba1adbc6947e8db9e0fb8b69f5aa23dab15a4881e1c723c07d668c5162313ce9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LateAnswerUrls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateAnswersById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storedPdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"latePdfUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LateAnswerUrlsQuery, LateAnswerUrlsQueryVariables>;
export const useMarkedAnswerUrlsQuery = (options: QueryOptions<MarkedAnswerUrlsQuery, MarkedAnswerUrlsQueryVariables> & ({ variables: MarkedAnswerUrlsQueryVariables } | { skip: true })) => useQuery<MarkedAnswerUrlsQuery, MarkedAnswerUrlsQueryVariables>(MarkedAnswerUrlsDocument, options);
export const useOwnAnswerUrlsQuery = (options: QueryOptions<OwnAnswerUrlsQuery, OwnAnswerUrlsQueryVariables> & ({ variables: OwnAnswerUrlsQueryVariables } | { skip: true })) => useQuery<OwnAnswerUrlsQuery, OwnAnswerUrlsQueryVariables>(OwnAnswerUrlsDocument, options);
export const useLateAnswerUrlsQuery = (options: QueryOptions<LateAnswerUrlsQuery, LateAnswerUrlsQueryVariables> & ({ variables: LateAnswerUrlsQueryVariables } | { skip: true })) => useQuery<LateAnswerUrlsQuery, LateAnswerUrlsQueryVariables>(LateAnswerUrlsDocument, options);