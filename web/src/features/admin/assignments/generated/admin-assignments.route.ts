/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new assignment. */
export type CreateAssignmentInput = {
  /** What is to be done, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it is due. */
  readonly dueDate?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** Which assignment is to be deleted. */
export type DeleteAssignmentInput = {
  /** The assignment's id. */
  readonly id: string;
};

/** Changes of an assignment: what is left out stays, null empties. */
export type UpdateAssignmentInput = {
  /** What is to be done, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it is due. */
  readonly dueDate?: string | null | undefined;
  /** The assignment's id. */
  readonly id: string;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

export type AdminAssignmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAssignmentsQuery = { readonly viewer: { readonly id: string } | null, readonly assignments: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string | null, readonly dueDate: string | null }> | null };

export type CreateAssignmentMutationVariables = Exact<{
  input: CreateAssignmentInput;
}>;


export type CreateAssignmentMutation = { readonly createAssignment: { readonly assignment: { readonly id: string } } };

export type UpdateAssignmentMutationVariables = Exact<{
  input: UpdateAssignmentInput;
}>;


export type UpdateAssignmentMutation = { readonly updateAssignment: { readonly assignment: { readonly id: string, readonly title: string, readonly description: string | null, readonly dueDate: string | null } } };

export type DeleteAssignmentMutationVariables = Exact<{
  input: DeleteAssignmentInput;
}>;


export type DeleteAssignmentMutation = { readonly deleteAssignment: { readonly deletedId: string } };


export const AdminAssignmentsDocument = {"__meta__":{"hash":"04bc39df9eabd8a64a16e1fe418380e6c2c8de207b428f1c5a00a2d7c9e8d00c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAssignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}}]} as unknown as DocumentNode<AdminAssignmentsQuery, AdminAssignmentsQueryVariables>;
export const CreateAssignmentDocument = {"__meta__":{"hash":"c754ca9fa69beb5cfba86fbe5dd42749e3014195b2bb0e2be57f2d75d194198c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAssignmentMutation, CreateAssignmentMutationVariables>;
export const UpdateAssignmentDocument = {"__meta__":{"hash":"060ecbe791e57d833d2b233ca9ac82e7bbda4f71cf7a8c53078ad4b1fcbe26f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAssignmentMutation, UpdateAssignmentMutationVariables>;
export const DeleteAssignmentDocument = {"__meta__":{"hash":"37a7da4ef0bcdba4698acdd8bacd8e97bfdd4f0c4aa211ca9d37ff71effd5cf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>;
export const useAdminAssignmentsQuery = (options?: QueryOptions<AdminAssignmentsQuery, AdminAssignmentsQueryVariables>) => useQuery<AdminAssignmentsQuery, AdminAssignmentsQueryVariables>(AdminAssignmentsDocument, options);
export const useCreateAssignmentMutation = (options?: useMutation.Options<CreateAssignmentMutation, CreateAssignmentMutationVariables>) => useMutation<CreateAssignmentMutation, CreateAssignmentMutationVariables>(CreateAssignmentDocument, options);
export const useUpdateAssignmentMutation = (options?: useMutation.Options<UpdateAssignmentMutation, UpdateAssignmentMutationVariables>) => useMutation<UpdateAssignmentMutation, UpdateAssignmentMutationVariables>(UpdateAssignmentDocument, options);
export const useDeleteAssignmentMutation = (options?: useMutation.Options<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>) => useMutation<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>(DeleteAssignmentDocument, options);