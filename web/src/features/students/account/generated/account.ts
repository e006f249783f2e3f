/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WholeStudent_StudentFragment } from '../../profile/generated/whole-student.ts';
import type { Enrollments_StudentFragment } from '../../courses/generated/enrollments.ts';
import type { AcademicResults_ResultFragment } from '../../academic-results/generated/academic-results.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An address to store; a part left out becomes empty. */
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
 * A new student record; what is left out is empty. Without personal details the contact is that of the account. Texts as in
 * `UpdateStudentInput`.
 */
export type CreateStudentInput = {
  /** Where the student lives. */
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

/** Which student record is to be deleted. */
export type DeleteStudentInput = {
  /** The record's id; only admins may name another one than their own. */
  readonly id: string;
};

/** Schooling to store; a part left out becomes empty. */
export type EducationalBackgroundInput = {
  /** What the student does now; at most 200 characters. */
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


export type CreateStudentMutation = { readonly createStudent: { readonly student: (
      { readonly id: string, readonly academicResults: ReadonlyArray<(
        { readonly id: string }
        & AcademicResults_ResultFragment
      )> | null }
      & WholeStudent_StudentFragment
      & Enrollments_StudentFragment
    ) } };

export type DeleteStudentMutationVariables = Exact<{
  input: DeleteStudentInput;
}>;


export type DeleteStudentMutation = { readonly deleteStudent: { readonly deletedId: string } };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { readonly deleteAccount: { readonly message: string } };


export const CreateStudentDocument = {"__meta__":{"hash":"acf033a92f6fcd2562ff3bf0b20e20b505d9232249cbdaaef61de9bc81ce8aed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeStudent_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Enrollments_student"}},{"kind":"Field","name":{"kind":"Name","value":"academicResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcademicResults_result"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"division"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"gradesGpa"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Enrollments_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"totalEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"overallProgressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"lastLessonId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicResults_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<CreateStudentMutation, CreateStudentMutationVariables>;
export const DeleteStudentDocument = {"__meta__":{"hash":"893a34218ff16bd1efdad0023842510c517dca176bd3c4e1851d4448c10f9740"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteStudentMutation, DeleteStudentMutationVariables>;
export const DeleteAccountDocument = {"__meta__":{"hash":"d4bca43ac8de639c0c21dff9d162ed46314a36b34b39e7123408e26d57387255"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const useCreateStudentMutation = (options?: useMutation.Options<CreateStudentMutation, CreateStudentMutationVariables>) => useMutation<CreateStudentMutation, CreateStudentMutationVariables>(CreateStudentDocument, options);
export const useDeleteStudentMutation = (options?: useMutation.Options<DeleteStudentMutation, DeleteStudentMutationVariables>) => useMutation<DeleteStudentMutation, DeleteStudentMutationVariables>(DeleteStudentDocument, options);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountDocument, options);