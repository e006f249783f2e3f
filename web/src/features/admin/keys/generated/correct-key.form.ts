/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExamCorrections_CorrectionsFragment } from './exam-corrections.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A correction that is made. */
export type CorrectKeyInput = {
  /** The correction. */
  readonly correction: KeyCorrectionInput;
  /** The reason: 1 to 1,000 characters of plain text, shown to every student who has taken the exam. */
  readonly reason: string;
};

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** A correction of one question. */
export type KeyCorrectionInput = {
  /**
   * For the kind `KEY`: the ids of the options that are correct. One for a single exam, 1 to 10 for a multi-subject exam. Left out for the
   * other kinds.
   */
  readonly correctOptionIds?: ReadonlyArray<string> | null | undefined;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The kind of correction. */
  readonly kind: KeyCorrectionKind;
  /** The question's id. */
  readonly questionId: string;
};

/** The part of a question that a correction changes. */
export type KeyCorrectionKind =
  /** Everybody gets the question's points, answered or not. */
  | 'BONUS'
  /** The correct options. */
  | 'KEY'
  /** The question counts for nobody: no points, no deduction. */
  | 'VOID';

export type KeyCorrectionPreviewQueryVariables = Exact<{
  input: KeyCorrectionInput;
  after?: string | null | undefined;
}>;


export type KeyCorrectionPreviewQuery = { readonly keyCorrectionPreview: { readonly examinedCount: number, readonly submissionCount: number | null, readonly endCursor: string | null, readonly changes: ReadonlyArray<{ readonly resultId: string, readonly studentName: string | null, readonly oldScore: number, readonly newScore: number, readonly countsForRank: boolean }> } | null };

export type CorrectKeyMutationVariables = Exact<{
  input: CorrectKeyInput;
}>;


export type CorrectKeyMutation = { readonly correctKey: { readonly examCorrections: ExamCorrections_CorrectionsFragment } };


export const KeyCorrectionPreviewDocument = {"__meta__":{"hash":"84d3d1776652c471fe55a78e2e57104b3e2688d4bed75a37710e10ee0aa0140c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeyCorrectionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeyCorrectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyCorrectionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"submissionCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"oldScore"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"countsForRank"}}]}}]}}]}}]} as unknown as DocumentNode<KeyCorrectionPreviewQuery, KeyCorrectionPreviewQueryVariables>;
export const CorrectKeyDocument = {"__meta__":{"hash":"608984f3b92200da0c50024a3c18ae4c4d6ce2ff34e1bf66b0a37517196fa417"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamCorrections_corrections"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamCorrections_corrections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKeyCorrections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"correctOptionIds"}},{"kind":"Field","name":{"kind":"Name","value":"previousOptionIds"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"correctedAt"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBy"}}]}}]}}]} as unknown as DocumentNode<CorrectKeyMutation, CorrectKeyMutationVariables>;
export const useKeyCorrectionPreviewQuery = (options: QueryOptions<KeyCorrectionPreviewQuery, KeyCorrectionPreviewQueryVariables> & ({ variables: KeyCorrectionPreviewQueryVariables } | { skip: true })) => useQuery<KeyCorrectionPreviewQuery, KeyCorrectionPreviewQueryVariables>(KeyCorrectionPreviewDocument, options);
export const useCorrectKeyMutation = (options?: useMutation.Options<CorrectKeyMutation, CorrectKeyMutationVariables>) => useMutation<CorrectKeyMutation, CorrectKeyMutationVariables>(CorrectKeyDocument, options);