/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WholeStudent_StudentFragment } from './whole-student.ts';
import type { Viewer_ViewerFragment } from '../../../../apollo/generated/viewer.ts';
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

/**
 * The whole profile as it should be afterwards (specification, section 4: a save sends the whole student). Its texts have no control
 * characters, line breaks or changes of the text direction; one without a visible character empties its field.
 */
export type UpdateStudentInput = {
  /** The student's postal address. */
  readonly address: AddressInput;
  /** The name to print on certificates; at most 100 characters. */
  readonly certificateName?: string | null | undefined;
  /** A single e-mail address for contact; at most 254 characters. */
  readonly contactEmail?: string | null | undefined;
  /** Mobile number for contact; at most 20 characters. */
  readonly contactMobile?: string | null | undefined;
  /** Date of birth, as `YYYY-MM-DD`: an existing day, from 1900 to today. */
  readonly dateOfBirth?: string | null | undefined;
  /** Schooling so far. */
  readonly educationalBackground: EducationalBackgroundInput;
  /** Gender. */
  readonly gender?: Gender | null | undefined;
  /** The record's id; only admins may name another one than their own. */
  readonly id: string;
  /** The name the student goes by; at most 100 characters. */
  readonly name?: string | null | undefined;
  /** The version that was read; when another one is stored by now, nothing is changed (`CONFLICT`). Left out: whatever is stored is replaced. */
  readonly version?: number | null | undefined;
};

export type UpdateStudentMutationVariables = Exact<{
  input: UpdateStudentInput;
}>;


export type UpdateStudentMutation = { readonly updateStudent: { readonly student: (
      { readonly id: string }
      & WholeStudent_StudentFragment
    ), readonly viewer: (
      { readonly id: string }
      & Viewer_ViewerFragment
    ) | null } };


export const UpdateStudentDocument = {"__meta__":{"hash":"732acb2afb4bc2451f22b9ce8dd894a04c4779d0a5d697577c6dca9129d90d05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeStudent_student"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"division"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"gradesGpa"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grantRole"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}}]}}]}}]} as unknown as DocumentNode<UpdateStudentMutation, UpdateStudentMutationVariables>;
export const useUpdateStudentMutation = (options?: useMutation.Options<UpdateStudentMutation, UpdateStudentMutationVariables>) => useMutation<UpdateStudentMutation, UpdateStudentMutationVariables>(UpdateStudentDocument, options);