/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeekView_Result_MultiSubjectExamResult_Fragment = { readonly takenAt: string, readonly minutes: number };

export type WeekView_Result_SingleExamResult_Fragment = { readonly dateTaken: string | null, readonly timeTakenMinutes: number | null };

export type WeekView_ResultFragment =
  | WeekView_Result_MultiSubjectExamResult_Fragment
  | WeekView_Result_SingleExamResult_Fragment
;

export const WeekView_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekView_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","alias":{"kind":"Name","value":"minutes"},"name":{"kind":"Name","value":"timeTakenMinutes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"timeTakenMinutes"}}]}}]}}]} as unknown as DocumentNode<WeekView_ResultFragment, unknown>;