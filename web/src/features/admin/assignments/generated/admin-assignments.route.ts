/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Revision_ContentFragment } from '../../conflicts/generated/editable-content.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The course of an assignment. */
export type AssignmentCourseInput = {
  /** The kind of course. */
  readonly category: EnrollmentCategory;
  /** The course's id. */
  readonly id: string;
};

/** A new assignment. */
export type CreateAssignmentInput = {
  /** The course that it belongs to; left out: the students of all courses. Needs a host that takes submissions. */
  readonly course?: AssignmentCourseInput | null | undefined;
  /** The task, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it is due. */
  readonly dueDate?: string | null | undefined;
  /** The maximum mark, 1 to 1,000; left out: no marks. Needs a host that takes submissions. */
  readonly maxMark?: number | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** The assignment to delete. */
export type DeleteAssignmentInput = {
  /** The assignment's id. */
  readonly id: string;
};

/** The group of courses that an enrolment counts in. */
export type EnrollmentCategory =
  /** Courses of classes 6 to 12 and all others (`academic` upstream). */
  | 'ACADEMIC'
  /** Admission-test courses (`admissionPrep` upstream). */
  | 'ADMISSION_PREP';

/** Changes of an assignment: omitted fields stay unchanged, null clears a field. */
export type UpdateAssignmentInput = {
  /** The course that it belongs to. Needs a host that takes submissions. */
  readonly course?: AssignmentCourseInput | null | undefined;
  /** The task, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it is due. */
  readonly dueDate?: string | null | undefined;
  /** The assignment's id. */
  readonly id: string;
  /** The maximum mark, 1 to 1,000; not below one that was given. Needs a host that takes submissions. */
  readonly maxMark?: number | null | undefined;
  /** Its revision when it was opened, from `editableAssignment`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

export type AdminAssignmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAssignmentsQuery = { readonly takesAssignmentSubmissions: boolean, readonly viewer: { readonly id: string } | null, readonly assignments: ReadonlyArray<AdminAssignment_AssignmentFragment> | null };

export type EditAssignmentQueryVariables = Exact<{
  id: string;
}>;


export type EditAssignmentQuery = { readonly editableAssignment: (
    { readonly assignment: AdminAssignment_AssignmentFragment | null }
    & Revision_ContentFragment
  ) | null };

export type AdminAssignment_AssignmentFragment = { readonly id: string, readonly title: string, readonly description: string | null, readonly dueDate: string | null, readonly maxMark: number | null, readonly course: { readonly id: string, readonly category: EnrollmentCategory, readonly name: string } | null };

export type CreateAssignmentMutationVariables = Exact<{
  input: CreateAssignmentInput;
}>;


export type CreateAssignmentMutation = { readonly createAssignment: { readonly assignment: { readonly id: string } } };

export type UpdateAssignmentMutationVariables = Exact<{
  input: UpdateAssignmentInput;
}>;


export type UpdateAssignmentMutation = { readonly updateAssignment: { readonly assignment: AdminAssignment_AssignmentFragment } };

export type DeleteAssignmentMutationVariables = Exact<{
  input: DeleteAssignmentInput;
}>;


export type DeleteAssignmentMutation = { readonly deleteAssignment: { readonly deletedId: string } };

export const AdminAssignment_AssignmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAssignment_assignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}}]} as unknown as DocumentNode<AdminAssignment_AssignmentFragment, unknown>;
export const AdminAssignmentsDocument = {"__meta__":{"hash":"eff4be5842889b8818e68893a8682ccdf0e92a619eb3dea997efb96a32d1560b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAssignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesAssignmentSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssignment_assignment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAssignment_assignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}}]} as unknown as DocumentNode<AdminAssignmentsQuery, AdminAssignmentsQueryVariables>;
export const EditAssignmentDocument = {"__meta__":{"hash":"131c7e917822fc7a08e996883275dc83ef2576ba5139c426408d4987bfa14a40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"assignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssignment_assignment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAssignment_assignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}}]} as unknown as DocumentNode<EditAssignmentQuery, EditAssignmentQueryVariables>;
export const CreateAssignmentDocument = {"__meta__":{"hash":"c754ca9fa69beb5cfba86fbe5dd42749e3014195b2bb0e2be57f2d75d194198c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAssignmentMutation, CreateAssignmentMutationVariables>;
export const UpdateAssignmentDocument = {"__meta__":{"hash":"74560dbc2b7281d883ff61046bca32887ff0252967034a2721bf8be7b8b1f9b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssignment_assignment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAssignment_assignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxMark"}}]}}]} as unknown as DocumentNode<UpdateAssignmentMutation, UpdateAssignmentMutationVariables>;
export const DeleteAssignmentDocument = {"__meta__":{"hash":"37a7da4ef0bcdba4698acdd8bacd8e97bfdd4f0c4aa211ca9d37ff71effd5cf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAssignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAssignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>;
export const useAdminAssignmentsQuery = (options?: QueryOptions<AdminAssignmentsQuery, AdminAssignmentsQueryVariables>) => useQuery<AdminAssignmentsQuery, AdminAssignmentsQueryVariables>(AdminAssignmentsDocument, options);
export const useEditAssignmentQuery = (options: QueryOptions<EditAssignmentQuery, EditAssignmentQueryVariables> & ({ variables: EditAssignmentQueryVariables } | { skip: true })) => useQuery<EditAssignmentQuery, EditAssignmentQueryVariables>(EditAssignmentDocument, options);
export const useCreateAssignmentMutation = (options?: useMutation.Options<CreateAssignmentMutation, CreateAssignmentMutationVariables>) => useMutation<CreateAssignmentMutation, CreateAssignmentMutationVariables>(CreateAssignmentDocument, options);
export const useUpdateAssignmentMutation = (options?: useMutation.Options<UpdateAssignmentMutation, UpdateAssignmentMutationVariables>) => useMutation<UpdateAssignmentMutation, UpdateAssignmentMutationVariables>(UpdateAssignmentDocument, options);
export const useDeleteAssignmentMutation = (options?: useMutation.Options<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>) => useMutation<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>(DeleteAssignmentDocument, options);