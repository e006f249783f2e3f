/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A filter of submissions for admins. */
export type AssignmentSubmissionFilter =
  /** Submitted after the due date, returned or not. */
  | 'LATE'
  /** Returned to the student. */
  | 'RETURNED'
  /** Submitted and not returned. */
  | 'WAITING';

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

/** A teacher's message to the student about a submission. It replaces an earlier one. */
export type ReturnAssignmentSubmissionInput = {
  /** Plain text, at most 4,000 characters. */
  readonly comment?: string | null | undefined;
  /** The submission's id. */
  readonly id: string;
  /** From 0 to the assignment's `maxMark`, with two decimals at most; null gives none. */
  readonly mark?: number | null | undefined;
  /** Its `revision` as it was read. */
  readonly revision: number;
};

export type AssignmentSubmissionsQueryVariables = Exact<{
  id: string;
  filter?: AssignmentSubmissionFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AssignmentSubmissionsQuery = { readonly viewer: { readonly id: string } | null, readonly assignment: { readonly id: string, readonly title: string, readonly dueDate: string | null, readonly maxMark: number | null } | null, readonly assignmentSubmissions: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly state: AssignmentSubmissionState, readonly isLate: boolean, readonly submittedAt: string | null, readonly studentName: string | null, readonly mark: number | null }> } | null };

export type ReceivedSubmission_SubmissionFragment = { readonly id: string, readonly state: AssignmentSubmissionState, readonly isLate: boolean, readonly text: string, readonly revision: number, readonly submittedAt: string | null, readonly studentName: string | null, readonly mark: number | null, readonly comment: string | null, readonly returnedAt: string | null, readonly files: ReadonlyArray<{ readonly name: string, readonly url: string }> };

export type ReceivedSubmissionQueryVariables = Exact<{
  id: string;
  submissionId: string;
  filter?: AssignmentSubmissionFilter | null | undefined;
}>;


export type ReceivedSubmissionQuery = { readonly viewer: { readonly id: string } | null, readonly assignment: { readonly id: string, readonly title: string, readonly maxMark: number | null } | null, readonly assignmentSubmission: { readonly previousId: string | null, readonly nextId: string | null, readonly submission: ReceivedSubmission_SubmissionFragment } | null };

export type ReturnAssignmentSubmissionMutationVariables = Exact<{
  input: ReturnAssignmentSubmissionInput;
}>;


export type ReturnAssignmentSubmissionMutation = { readonly returnAssignmentSubmission: { readonly submission: ReceivedSubmission_SubmissionFragment } };

export const ReceivedSubmission_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedSubmission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<ReceivedSubmission_SubmissionFragment, unknown>;
export const AssignmentSubmissionsDocument = {"__meta__":{"hash":"bf0633531b842f0e76362b80214039b47264bb5610a6e8ba33d6092bdcb3e275"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssignmentSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmissionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignmentSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assignmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<AssignmentSubmissionsQuery, AssignmentSubmissionsQueryVariables>;
export const ReceivedSubmissionDocument = {"__meta__":{"hash":"15378391519eb4d78d7fb1c8cb0d071e24a2161d3fc2543475707906bdd0e709"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivedSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmissionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignmentSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivedSubmission_submission"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedSubmission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<ReceivedSubmissionQuery, ReceivedSubmissionQueryVariables>;
export const ReturnAssignmentSubmissionDocument = {"__meta__":{"hash":"be8a4c32b9cd30e6ba430ac575038a9b0c2f44c78c77c6a09641f933b65dbec8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnAssignmentSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnAssignmentSubmissionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnAssignmentSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivedSubmission_submission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedSubmission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<ReturnAssignmentSubmissionMutation, ReturnAssignmentSubmissionMutationVariables>;
export const useAssignmentSubmissionsQuery = (options: QueryOptions<AssignmentSubmissionsQuery, AssignmentSubmissionsQueryVariables> & ({ variables: AssignmentSubmissionsQueryVariables } | { skip: true })) => useQuery<AssignmentSubmissionsQuery, AssignmentSubmissionsQueryVariables>(AssignmentSubmissionsDocument, options);
export const useReceivedSubmissionQuery = (options: QueryOptions<ReceivedSubmissionQuery, ReceivedSubmissionQueryVariables> & ({ variables: ReceivedSubmissionQueryVariables } | { skip: true })) => useQuery<ReceivedSubmissionQuery, ReceivedSubmissionQueryVariables>(ReceivedSubmissionDocument, options);
export const useReturnAssignmentSubmissionMutation = (options?: useMutation.Options<ReturnAssignmentSubmissionMutation, ReturnAssignmentSubmissionMutationVariables>) => useMutation<ReturnAssignmentSubmissionMutation, ReturnAssignmentSubmissionMutationVariables>(ReturnAssignmentSubmissionDocument, options);