/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The part of a result that students see. */
export type ResultVisibility =
  /** Everything. */
  | 'ANSWERS'
  /** That and when it was submitted: neither score nor answers. */
  | 'RECEIPT'
  /** The total, and in a single exam whether it passes; neither key nor review. */
  | 'SCORE';

export type ResultLine_Result_MultiSubjectExamResult_Fragment = { readonly id: string, readonly userId: string, readonly totalScore: number | null, readonly takenAt: string, readonly exam: { readonly id: string, readonly title: string, readonly totalPoints: number } | null };

export type ResultLine_Result_SingleExamResult_Fragment = { readonly id: string, readonly userId: string, readonly dateTaken: string | null, readonly score: number | null, readonly visibility: ResultVisibility, readonly exam: { readonly id: string, readonly title: string, readonly totalMarks: number } | null };

export type ResultLine_ResultFragment =
  | ResultLine_Result_MultiSubjectExamResult_Fragment
  | ResultLine_Result_SingleExamResult_Fragment
;

export const ResultLine_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}}]}}]}}]}}]} as unknown as DocumentNode<ResultLine_ResultFragment, unknown>;