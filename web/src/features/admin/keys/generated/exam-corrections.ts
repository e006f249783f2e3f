/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** The part of a question that a correction changes. */
export type KeyCorrectionKind =
  /** Everybody gets the question's points, answered or not. */
  | 'BONUS'
  /** The correct options. */
  | 'KEY'
  /** The question counts for nobody: no points, no deduction. */
  | 'VOID';

export type ExamKeyCorrectionsQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
}>;


export type ExamKeyCorrectionsQuery = { readonly examKeyCorrections: ExamCorrections_CorrectionsFragment | null };

export type ExamCorrections_CorrectionsFragment = { readonly submissionCount: number, readonly pendingCount: number, readonly changedCount: number, readonly corrections: ReadonlyArray<{ readonly id: string, readonly questionId: string, readonly kind: KeyCorrectionKind, readonly correctOptionIds: ReadonlyArray<string>, readonly previousOptionIds: ReadonlyArray<string>, readonly reason: string, readonly correctedAt: string, readonly correctedBy: string | null }> };

export const ExamCorrections_CorrectionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamCorrections_corrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKeyCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"correctOptionIds"}},{"kind":"Field","name":{"kind":"Name","value":"previousOptionIds"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"correctedAt"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBy"}}]}}]}}]} as unknown as DocumentNode<ExamCorrections_CorrectionsFragment, unknown>;
export const ExamKeyCorrectionsDocument = {"__meta__":{"hash":"b1dbec2b62b537b1546a39ab508592b69280565ba8d7dd7be79c1ceae11cb87b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamKeyCorrections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examKeyCorrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamCorrections_corrections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamCorrections_corrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKeyCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"correctOptionIds"}},{"kind":"Field","name":{"kind":"Name","value":"previousOptionIds"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"correctedAt"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBy"}}]}}]}}]} as unknown as DocumentNode<ExamKeyCorrectionsQuery, ExamKeyCorrectionsQueryVariables>;
export const useExamKeyCorrectionsQuery = (options: QueryOptions<ExamKeyCorrectionsQuery, ExamKeyCorrectionsQueryVariables> & ({ variables: ExamKeyCorrectionsQueryVariables } | { skip: true })) => useQuery<ExamKeyCorrectionsQuery, ExamKeyCorrectionsQueryVariables>(ExamKeyCorrectionsDocument, options);