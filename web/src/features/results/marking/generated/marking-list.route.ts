/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A queue of submissions of written exams: all of them, or those of an exam, of a student, or of both. The reader's own are left out. */
export type MarkingQueueInput = {
  /** Only those in this exam. */
  readonly examId?: string | null | undefined;
  /** The state of the submissions. */
  readonly state?: MarkingQueueState | null | undefined;
  /** Only those of this account. */
  readonly userId?: string | null | undefined;
};

/** The state of the submissions of written exams in a queue. */
export type MarkingQueueState =
  /** They are marked, or the reader has marked them as one of two. Submissions that hosts marked before they noted when are left out. */
  | 'MARKED'
  /** They wait for a mark of the reader. Where two people mark: until the reader or two others have. */
  | 'WAITING';

export type MarkingListRouteQueryVariables = Exact<{
  queue?: MarkingQueueInput | null | undefined;
  after?: string | null | undefined;
}>;


export type MarkingListRouteQuery = { readonly markingQueue: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly userId: string, readonly number: number, readonly isNewest: boolean, readonly countsForRank: boolean, readonly score: number | null, readonly independentMarks: number | null, readonly showsOwnMark: boolean, readonly studentName: string | null, readonly totalMarks: number | null, readonly takenAt: string | null, readonly exam: { readonly id: string, readonly title: string } | null }> } | null };


export const MarkingListRouteDocument = {"__meta__":{"hash":"24fc9d029aec15dbce90c17bc716eb42cbebf972f630fea3726edb515d0e623d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingListRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingQueueInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isNewest"}},{"kind":"Field","name":{"kind":"Name","value":"countsForRank"}},{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"independentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showsOwnMark"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}}]}}]}}]}}]} as unknown as DocumentNode<MarkingListRouteQuery, MarkingListRouteQueryVariables>;
export const useMarkingListRouteQuery = (options?: QueryOptions<MarkingListRouteQuery, MarkingListRouteQueryVariables>) => useQuery<MarkingListRouteQuery, MarkingListRouteQueryVariables>(MarkingListRouteDocument, options);