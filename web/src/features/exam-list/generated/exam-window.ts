/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ExamWindow_CampaignFragment = { readonly id: string, readonly title: string, readonly startDate: string | null, readonly endDate: string | null, readonly isRegistered: boolean, readonly personalWindow: { readonly startDate: string, readonly endDate: string } | null, readonly exam:
    | { readonly __typename: 'Exam', readonly id: string }
    | { readonly __typename: 'MultiSubjectExam', readonly id: string }
   | null };

export type HeldExam_ReleaseFragment = { readonly visibility: ResultVisibility, readonly moment: ReleaseMoment, readonly releasedAt: string | null };

export type ExamWindowsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamWindowsQuery = { readonly examCampaigns: ReadonlyArray<ExamWindow_CampaignFragment> | null };

export const ExamWindow_CampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamWindow_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"personalWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ExamWindow_CampaignFragment, unknown>;
export const HeldExam_ReleaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldExam_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<HeldExam_ReleaseFragment, unknown>;
export const ExamWindowsDocument = {"__meta__":{"hash":"84da7d752412f804d09e40c9bf8ff3e20ddc9ecbdb19195e83fb6594e7bac538"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCampaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamWindow_campaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamWindow_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"personalWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ExamWindowsQuery, ExamWindowsQueryVariables>;
export const useExamWindowsQuery = (options?: QueryOptions<ExamWindowsQuery, ExamWindowsQueryVariables>) => useQuery<ExamWindowsQuery, ExamWindowsQueryVariables>(ExamWindowsDocument, options);