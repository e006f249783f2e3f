/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The format of a page of a written answer. */
export type AnswerPageKind =
  /** A whole PDF; then it is the only page. */
  | 'PDF'
  /** A photographed page: JPEG, PNG or WebP. */
  | 'PICTURE';

/** A file of a submission. */
export type AssignmentFileInput = {
  /** The name that it had on the device, at most 200 characters. */
  readonly name: string;
  /** The URL that `registerAssignmentFile` or `SubmittedFile.url` gave. */
  readonly url: string;
};

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

/** A file that is going to be uploaded. */
export type RegisterAssignmentFileInput = {
  /** The assignment's id. */
  readonly assignmentId: string;
  /** The format of the file. The server checks the content. */
  readonly kind: AnswerPageKind;
  /** SHA-256 of the file's bytes, in hex: what is uploaded has to be the same file. */
  readonly sha256: string;
  /** The size of the file, in bytes; at most 10 MB. */
  readonly sizeBytes: number;
};

/** A draft. */
export type SaveAssignmentDraftInput = {
  /** The assignment's id. */
  readonly assignmentId: string;
  /** At most five files. They may still be on their way. */
  readonly files: ReadonlyArray<AssignmentFileInput>;
  /** The `revision` of `mySubmission` as it was read; 0 where there was none. */
  readonly revision: number;
  /** The text; at most 20,000 characters. */
  readonly text: string;
};

/** A submission: text, files, or both. */
export type SubmitAssignmentInput = {
  /** The assignment's id. */
  readonly assignmentId: string;
  /** At most five files, all of which have arrived. */
  readonly files: ReadonlyArray<AssignmentFileInput>;
  /** The `revision` of `mySubmission` as it was read; 0 where there was none. */
  readonly revision: number;
  /** The text; at most 20,000 characters. */
  readonly text: string;
};

/** The next part of a file. */
export type UploadAssignmentFileInput = {
  /** The offset of the part in the file, in bytes. */
  readonly offsetBytes: number;
  /** The `page.id` of the registered file. */
  readonly pageId: string;
  /** The bytes: 8 to 128 KiB, or what is left of the file. */
  readonly part: File;
};

/** The submission to withdraw. */
export type WithdrawAssignmentInput = {
  /** The assignment's id. */
  readonly assignmentId: string;
  /** The `revision` of `mySubmission` as it was read. */
  readonly revision: number;
};

export type Submission_SubmissionFragment = { readonly id: string, readonly state: AssignmentSubmissionState, readonly isLate: boolean, readonly text: string, readonly revision: number, readonly savedAt: string, readonly submittedAt: string | null, readonly mark: number | null, readonly comment: string | null, readonly returnedAt: string | null, readonly files: ReadonlyArray<{ readonly name: string, readonly url: string, readonly sizeBytes: number }> };

export type Submission_AssignmentFragment = { readonly id: string, readonly maxMark: number | null, readonly dueDate: string | null, readonly mySubmission: Submission_SubmissionFragment | null };

export type SaveAssignmentDraftMutationVariables = Exact<{
  input: SaveAssignmentDraftInput;
}>;


export type SaveAssignmentDraftMutation = { readonly saveAssignmentDraft: { readonly submission: Submission_SubmissionFragment } };

export type SubmitAssignmentMutationVariables = Exact<{
  input: SubmitAssignmentInput;
}>;


export type SubmitAssignmentMutation = { readonly submitAssignment: { readonly submission: Submission_SubmissionFragment } };

export type WithdrawAssignmentMutationVariables = Exact<{
  input: WithdrawAssignmentInput;
}>;


export type WithdrawAssignmentMutation = { readonly withdrawAssignment: { readonly submission: Submission_SubmissionFragment } };

export type RegisterAssignmentFileMutationVariables = Exact<{
  input: RegisterAssignmentFileInput;
}>;


export type RegisterAssignmentFileMutation = { readonly registerAssignmentFile: { readonly url: string, readonly page: { readonly id: string, readonly offsetBytes: number, readonly isStored: boolean } } };

export type UploadAssignmentFileMutationVariables = Exact<{
  input: UploadAssignmentFileInput;
}>;


export type UploadAssignmentFileMutation = { readonly uploadAssignmentFile: { readonly id: string, readonly offsetBytes: number, readonly isStored: boolean } };

export const Submission_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<Submission_SubmissionFragment, unknown>;
export const Submission_AssignmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission_assignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"mySubmission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Submission_submission"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<Submission_AssignmentFragment, unknown>;
export const SaveAssignmentDraftDocument = {"__meta__":{"hash":"75320951b89cf5cd23f15a84cba498fe8382ec3f9e72153043e1ad9d5bc1a25b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAssignmentDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssignmentDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssignmentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Submission_submission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<SaveAssignmentDraftMutation, SaveAssignmentDraftMutationVariables>;
export const SubmitAssignmentDocument = {"__meta__":{"hash":"f1f17657f2146792daf1f57d609b229643c6e9a067b6ffa9451a9dd644d393d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Submission_submission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<SubmitAssignmentMutation, SubmitAssignmentMutationVariables>;
export const WithdrawAssignmentDocument = {"__meta__":{"hash":"737a161f11d50c0aa688ee6c7e514dd0a92a369da298c7203cb70131b7608877"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Submission_submission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}}]} as unknown as DocumentNode<WithdrawAssignmentMutation, WithdrawAssignmentMutationVariables>;
export const RegisterAssignmentFileDocument = {"__meta__":{"hash":"da11b399f85e3d70b5b1e7e4baaf12596f2c1da598404b10572cd9fccb64ef2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterAssignmentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAssignmentFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerAssignmentFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isStored"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterAssignmentFileMutation, RegisterAssignmentFileMutationVariables>;
export const UploadAssignmentFileDocument = {"__meta__":{"hash":"edf762f3bf2ad2ad5ab83492b04ee5c82ff16d8cac08da71d917896050c0ef76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAssignmentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAssignmentFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAssignmentFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isStored"}}]}}]}}]} as unknown as DocumentNode<UploadAssignmentFileMutation, UploadAssignmentFileMutationVariables>;
export const useSaveAssignmentDraftMutation = (options?: useMutation.Options<SaveAssignmentDraftMutation, SaveAssignmentDraftMutationVariables>) => useMutation<SaveAssignmentDraftMutation, SaveAssignmentDraftMutationVariables>(SaveAssignmentDraftDocument, options);
export const useSubmitAssignmentMutation = (options?: useMutation.Options<SubmitAssignmentMutation, SubmitAssignmentMutationVariables>) => useMutation<SubmitAssignmentMutation, SubmitAssignmentMutationVariables>(SubmitAssignmentDocument, options);
export const useWithdrawAssignmentMutation = (options?: useMutation.Options<WithdrawAssignmentMutation, WithdrawAssignmentMutationVariables>) => useMutation<WithdrawAssignmentMutation, WithdrawAssignmentMutationVariables>(WithdrawAssignmentDocument, options);
export const useRegisterAssignmentFileMutation = (options?: useMutation.Options<RegisterAssignmentFileMutation, RegisterAssignmentFileMutationVariables>) => useMutation<RegisterAssignmentFileMutation, RegisterAssignmentFileMutationVariables>(RegisterAssignmentFileDocument, options);
export const useUploadAssignmentFileMutation = (options?: useMutation.Options<UploadAssignmentFileMutation, UploadAssignmentFileMutationVariables>) => useMutation<UploadAssignmentFileMutation, UploadAssignmentFileMutationVariables>(UploadAssignmentFileDocument, options);