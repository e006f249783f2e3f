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

export type PersonResult_ResultFragment = { readonly id: string, readonly examName: string, readonly institution: string | null, readonly board: string | null, readonly year: number, readonly grade: string | null, readonly gpa: number | null, readonly recordedBy: Role | null };

export type AddPersonResultMutationVariables = Exact<{
  input: CreateAcademicResultInput;
}>;


export type AddPersonResultMutation = { readonly createAcademicResult: { readonly academicResult: { readonly id: string } } };

export type ChangePersonResultMutationVariables = Exact<{
  input: UpdateAcademicResultInput;
}>;


export type ChangePersonResultMutation = { readonly updateAcademicResult: { readonly academicResult: PersonResult_ResultFragment } };

export type DeletePersonResultMutationVariables = Exact<{
  input: DeleteAcademicResultInput;
}>;


export type DeletePersonResultMutation = { readonly deleteAcademicResult: { readonly deletedId: string } };

export const PersonResult_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonResult_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<PersonResult_ResultFragment, unknown>;
export const AddPersonResultDocument = {"__meta__":{"hash":"009e0d35673aaa5e5146a2615e13d129360edc5f063dbc5698eafd3e67769bc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPersonResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAcademicResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAcademicResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddPersonResultMutation, AddPersonResultMutationVariables>;
export const ChangePersonResultDocument = {"__meta__":{"hash":"6ae5dfe51436561145a37584c7c21e369968d5560b148429969f1db5f6da64a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePersonResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAcademicResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAcademicResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonResult_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonResult_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<ChangePersonResultMutation, ChangePersonResultMutationVariables>;
export const DeletePersonResultDocument = {"__meta__":{"hash":"4f7bcb6ddc395cf5f10f197f530197e6be97500276619e88e65faf17d6932397"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePersonResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAcademicResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAcademicResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePersonResultMutation, DeletePersonResultMutationVariables>;
export const useAddPersonResultMutation = (options?: useMutation.Options<AddPersonResultMutation, AddPersonResultMutationVariables>) => useMutation<AddPersonResultMutation, AddPersonResultMutationVariables>(AddPersonResultDocument, options);
export const useChangePersonResultMutation = (options?: useMutation.Options<ChangePersonResultMutation, ChangePersonResultMutationVariables>) => useMutation<ChangePersonResultMutation, ChangePersonResultMutationVariables>(ChangePersonResultDocument, options);
export const useDeletePersonResultMutation = (options?: useMutation.Options<DeletePersonResultMutation, DeletePersonResultMutationVariables>) => useMutation<DeletePersonResultMutation, DeletePersonResultMutationVariables>(DeletePersonResultDocument, options);