/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** The time from which students see their results. */
export type ReleaseMoment =
  /** When the time window of the exam's campaigns has ended, and with it the time of the last student. */
  | 'AFTER_WINDOW'
  /** As soon as they have submitted. Answers not before the end of a campaign with the exam. */
  | 'IMMEDIATELY'
  /** From `date` on, and not before the end of a campaign with the exam. */
  | 'ON_DATE';

/** The part of a result that students see. */
export type ResultVisibility =
  /** Everything. */
  | 'ANSWERS'
  /** That and when it was submitted: neither score nor answers. */
  | 'RECEIPT'
  /** The total, and in a single exam whether it passes; neither key nor review. */
  | 'SCORE';

/** The rule to set. */
export type SetExamReleaseInput = {
  /** With `ON_DATE`: from then on. */
  readonly date?: string | null | undefined;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of the exam. */
  readonly examKind: ExamKind;
  /** The time from which they see it; of no effect with `RECEIPT`. */
  readonly moment: ReleaseMoment;
  /** The most that students see. */
  readonly visibility: ResultVisibility;
};

export type ExamReleaseRuleQueryVariables = Exact<{
  examId: string;
  isSingle: boolean;
}>;


export type ExamReleaseRuleQuery = { readonly exam?: { readonly id: string, readonly release: ReleaseRule_ReleaseFragment | null } | null, readonly multiSubjectExam?: { readonly id: string, readonly release: ReleaseRule_ReleaseFragment | null } | null };

export type ReleaseRule_ReleaseFragment = { readonly visibility: ResultVisibility, readonly moment: ReleaseMoment, readonly date: string | null };

export type SetExamReleaseMutationVariables = Exact<{
  input: SetExamReleaseInput;
}>;


export type SetExamReleaseMutation = { readonly setExamRelease: { readonly release: ReleaseRule_ReleaseFragment } };

export const ReleaseRule_ReleaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRule_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode<ReleaseRule_ReleaseFragment, unknown>;
export const ExamReleaseRuleDocument = {"__meta__":{"hash":"72ef38d9b2d05bb78c2d1e81b5e8ce0f5925d72b31805cee2c6e09d2bb412dd6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamReleaseRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSingle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSingle"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRule_release"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSingle"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRule_release"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRule_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode<ExamReleaseRuleQuery, ExamReleaseRuleQueryVariables>;
export const SetExamReleaseDocument = {"__meta__":{"hash":"22a4481c61d9475965fd81ae60d7086249a137e28417a6a34128201f107b7df8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExamRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetExamReleaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExamRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRule_release"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRule_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode<SetExamReleaseMutation, SetExamReleaseMutationVariables>;
export const useExamReleaseRuleQuery = (options: QueryOptions<ExamReleaseRuleQuery, ExamReleaseRuleQueryVariables> & ({ variables: ExamReleaseRuleQueryVariables } | { skip: true })) => useQuery<ExamReleaseRuleQuery, ExamReleaseRuleQueryVariables>(ExamReleaseRuleDocument, options);
export const useSetExamReleaseMutation = (options?: useMutation.Options<SetExamReleaseMutation, SetExamReleaseMutationVariables>) => useMutation<SetExamReleaseMutation, SetExamReleaseMutationVariables>(SetExamReleaseDocument, options);