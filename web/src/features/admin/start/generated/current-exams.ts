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

export type CurrentExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentExamsQuery = { readonly currentExams: ReadonlyArray<{ readonly examKind: ExamKind, readonly examId: string, readonly title: string, readonly runningCount: number, readonly campaignId: string | null, readonly campaignTitle: string | null, readonly registeredCount: number | null, readonly startsAt: string | null, readonly endsAt: string | null }> | null };


export const CurrentExamsDocument = {"__meta__":{"hash":"b759f0204857a384588b0df09c735bc29647c3c3c0e03c9c7a8d1dc553a9b6e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignTitle"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<CurrentExamsQuery, CurrentExamsQueryVariables>;
export const useCurrentExamsQuery = (options?: QueryOptions<CurrentExamsQuery, CurrentExamsQueryVariables>) => useQuery<CurrentExamsQuery, CurrentExamsQueryVariables>(CurrentExamsDocument, options);