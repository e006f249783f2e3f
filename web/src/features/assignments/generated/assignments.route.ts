/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of a submission of an assignment. */
export type AssignmentSubmissionState =
  /** Saved, but not submitted: only its student can read it. */
  | 'DRAFT'
  /** Submitted after the due date, and not returned yet. */
  | 'LATE'
  /** A teacher has returned it. It can no longer change. */
  | 'RETURNED'
  /** Submitted, before the due date. */
  | 'SUBMITTED';

export type AssignmentsRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type AssignmentsRouteQuery = { readonly assignments: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string | null, readonly dueDate: string | null, readonly maxMark: number | null, readonly course: { readonly id: string, readonly name: string } | null, readonly mySubmission: { readonly id: string, readonly state: AssignmentSubmissionState, readonly isLate: boolean, readonly mark: number | null } | null }> | null };


export const AssignmentsRouteDocument = {"__meta__":{"hash":"dbc1610e407366539b90a8d238649228c7be15491478ec78948295b241d2e7d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssignmentsRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySubmission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}}]}}]} as unknown as DocumentNode<AssignmentsRouteQuery, AssignmentsRouteQueryVariables>;
export const useAssignmentsRouteQuery = (options?: QueryOptions<AssignmentsRouteQuery, AssignmentsRouteQueryVariables>) => useQuery<AssignmentsRouteQuery, AssignmentsRouteQueryVariables>(AssignmentsRouteDocument, options);