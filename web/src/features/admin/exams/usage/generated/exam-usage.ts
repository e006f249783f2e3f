/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

export type ExamUsageQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
}>;


export type ExamUsageQuery = { readonly viewer: { readonly id: string } | null, readonly examActivity: { readonly checkedAt: string, readonly startedCount: number, readonly runningCount: number, readonly submittedCount: number, readonly timedOutCount: number, readonly registeredCount: number | null } | null, readonly examKeyCorrections: { readonly submissionCount: number } | null, readonly currentExams: ReadonlyArray<{ readonly examId: string, readonly campaignId: string | null, readonly campaignTitle: string | null, readonly startsAt: string | null, readonly endsAt: string | null }> | null };


export const ExamUsageDocument = {"__meta__":{"hash":"fb4fb5a131cf239cee30edd63b5c2db738c8e81374d4f2f03044fbe726459cf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedCount"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"timedOutCount"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examKeyCorrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<ExamUsageQuery, ExamUsageQueryVariables>;
export const useExamUsageQuery = (options: QueryOptions<ExamUsageQuery, ExamUsageQueryVariables> & ({ variables: ExamUsageQueryVariables } | { skip: true })) => useQuery<ExamUsageQuery, ExamUsageQueryVariables>(ExamUsageDocument, options);