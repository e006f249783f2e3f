/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A postal address to store; a part left out becomes empty. */
export type AddressInput = {
  /** City, town or village; at most 100 characters. */
  readonly city?: string | null | undefined;
  /** District (zila); at most 100 characters. */
  readonly district?: string | null | undefined;
  /** Division (bibhag); at most 100 characters. */
  readonly division?: string | null | undefined;
  /** House and street; at most 200 characters. */
  readonly street?: string | null | undefined;
};

/**
 * A new student record; omitted fields are empty. Without personal details the contact is that of the account. Texts as in
 * `UpdateStudentInput`.
 */
export type CreateStudentInput = {
  /** The student's postal address. */
  readonly address?: AddressInput | null | undefined;
  /** The name to print on certificates; at most 100 characters. */
  readonly certificateName?: string | null | undefined;
  /** A single e-mail address for contact; at most 254 characters. */
  readonly contactEmail?: string | null | undefined;
  /** Mobile number for contact; at most 20 characters. */
  readonly contactMobile?: string | null | undefined;
  /** Date of birth, as `YYYY-MM-DD`: an existing day, from 1900 to today. */
  readonly dateOfBirth?: string | null | undefined;
  /** Schooling so far. */
  readonly educationalBackground?: EducationalBackgroundInput | null | undefined;
  /** Gender. */
  readonly gender?: Gender | null | undefined;
  /** The name the student goes by; at most 100 characters. */
  readonly name?: string | null | undefined;
  /** The id of the account that it is for; left out: the viewer's own. Another one is for admins. */
  readonly userId?: string | null | undefined;
};

/** The student record to delete. */
export type DeleteStudentInput = {
  /** The record's id; only admins may name another one than their own. */
  readonly id: string;
};

/** Schooling to store; a part left out becomes empty. */
export type EducationalBackgroundInput = {
  /** The student's present occupation; at most 200 characters. */
  readonly currentStatus?: string | null | undefined;
  /** Grades or GPA; at most 50 characters. */
  readonly gradesGpa?: string | null | undefined;
  /** The last school or college; at most 200 characters. */
  readonly lastInstitution?: string | null | undefined;
  /** The last level, for example HSC; at most 100 characters. */
  readonly lastLevel?: string | null | undefined;
};

/** A student's gender, as on the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

export type CreateStudentMutationVariables = Exact<{
  input: CreateStudentInput;
}>;


export type CreateStudentMutation = { readonly createStudent: { readonly student: { readonly id: string } } };

export type DeleteStudentMutationVariables = Exact<{
  input: DeleteStudentInput;
}>;


export type DeleteStudentMutation = { readonly deleteStudent: { readonly deletedId: string } };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { readonly deleteAccount: { readonly message: string } };


export const CreateStudentDocument = {"__meta__":{"hash":"e086ccca8846ea3c5bf00725c2b0d60aeaea8195153d9df4aabb985c5d1cd06f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateStudentMutation, CreateStudentMutationVariables>;
export const DeleteStudentDocument = {"__meta__":{"hash":"893a34218ff16bd1efdad0023842510c517dca176bd3c4e1851d4448c10f9740"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteStudentMutation, DeleteStudentMutationVariables>;
export const DeleteAccountDocument = {"__meta__":{"hash":"d4bca43ac8de639c0c21dff9d162ed46314a36b34b39e7123408e26d57387255"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const useCreateStudentMutation = (options?: useMutation.Options<CreateStudentMutation, CreateStudentMutationVariables>) => useMutation<CreateStudentMutation, CreateStudentMutationVariables>(CreateStudentDocument, options);
export const useDeleteStudentMutation = (options?: useMutation.Options<DeleteStudentMutation, DeleteStudentMutationVariables>) => useMutation<DeleteStudentMutation, DeleteStudentMutationVariables>(DeleteStudentDocument, options);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountDocument, options);