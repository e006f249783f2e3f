/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new result from elsewhere. */
export type CreateAcademicResultInput = {
  /** The education board, at most 100 characters. */
  readonly board?: string | null | undefined;
  /** The exam, 1 to 200 characters. */
  readonly examName: string;
  /** The grade point average, 0 to 5.00. */
  readonly gpa?: number | null | undefined;
  /** The grade, at most 20 characters. */
  readonly grade?: string | null | undefined;
  /** The school or college, at most 200 characters. */
  readonly institution?: string | null | undefined;
  /** The id of the student's record; a student may only name their own. */
  readonly studentId: string;
  /** The year of the exam, from 1950 to the current one. */
  readonly year: number;
};

/** The result from elsewhere to delete. */
export type DeleteAcademicResultInput = {
  /** The result's id. */
  readonly id: string;
};

/** The role of an account (specification, section 6). */
export type Role =
  /** Reads and edits everything. */
  | 'ADMIN'
  /** Reads courses, takes exams, sees own results. */
  | 'STUDENT';

/** Changes of a result from elsewhere: omitted fields stay unchanged, null clears a field. */
export type UpdateAcademicResultInput = {
  /** The education board, at most 100 characters. */
  readonly board?: string | null | undefined;
  /** The exam, 1 to 200 characters. */
  readonly examName?: string | null | undefined;
  /** The grade point average, 0 to 5.00. */
  readonly gpa?: number | null | undefined;
  /** The grade, at most 20 characters. */
  readonly grade?: string | null | undefined;
  /** The result's id. */
  readonly id: string;
  /** The school or college, at most 200 characters. */
  readonly institution?: string | null | undefined;
  /** The year of the exam, from 1950 to the current one. */
  readonly year?: number | null | undefined;
};

export type AcademicResults_ResultFragment = { readonly id: string, readonly examName: string, readonly institution: string | null, readonly board: string | null, readonly year: number, readonly grade: string | null, readonly gpa: number | null, readonly recordedBy: Role | null };

export type CreateAcademicResultMutationVariables = Exact<{
  input: CreateAcademicResultInput;
}>;


export type CreateAcademicResultMutation = { readonly createAcademicResult: { readonly academicResult: (
      { readonly id: string }
      & AcademicResults_ResultFragment
    ) } };

export type UpdateAcademicResultMutationVariables = Exact<{
  input: UpdateAcademicResultInput;
}>;


export type UpdateAcademicResultMutation = { readonly updateAcademicResult: { readonly academicResult: (
      { readonly id: string }
      & AcademicResults_ResultFragment
    ) } };

export type DeleteAcademicResultMutationVariables = Exact<{
  input: DeleteAcademicResultInput;
}>;


export type DeleteAcademicResultMutation = { readonly deleteAcademicResult: { readonly deletedId: string } };

export const AcademicResults_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicResults_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<AcademicResults_ResultFragment, unknown>;
export const CreateAcademicResultDocument = {"__meta__":{"hash":"fe039d13d536993d7c591136c8a8b4b8449d8e2b7eae4ec6043371131b9d7b75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAcademicResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAcademicResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAcademicResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcademicResults_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicResults_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<CreateAcademicResultMutation, CreateAcademicResultMutationVariables>;
export const UpdateAcademicResultDocument = {"__meta__":{"hash":"06c497d725dbe7660ffe570667bcf548e5f79bce287a4f3338768c3863ccb29f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAcademicResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAcademicResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAcademicResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcademicResults_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicResults_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<UpdateAcademicResultMutation, UpdateAcademicResultMutationVariables>;
export const DeleteAcademicResultDocument = {"__meta__":{"hash":"42290d03062095ad366e65d70ddfa5619359bf0b0ce9dec6352e415a1a0ec5c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAcademicResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAcademicResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAcademicResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAcademicResultMutation, DeleteAcademicResultMutationVariables>;
export const useCreateAcademicResultMutation = (options?: useMutation.Options<CreateAcademicResultMutation, CreateAcademicResultMutationVariables>) => useMutation<CreateAcademicResultMutation, CreateAcademicResultMutationVariables>(CreateAcademicResultDocument, options);
export const useUpdateAcademicResultMutation = (options?: useMutation.Options<UpdateAcademicResultMutation, UpdateAcademicResultMutationVariables>) => useMutation<UpdateAcademicResultMutation, UpdateAcademicResultMutationVariables>(UpdateAcademicResultDocument, options);
export const useDeleteAcademicResultMutation = (options?: useMutation.Options<DeleteAcademicResultMutation, DeleteAcademicResultMutationVariables>) => useMutation<DeleteAcademicResultMutation, DeleteAcademicResultMutationVariables>(DeleteAcademicResultDocument, options);