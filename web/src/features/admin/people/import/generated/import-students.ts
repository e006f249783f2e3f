/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of problem of a row of an import. */
export type StudentImportProblemKind =
  /** An earlier row has the same address. */
  | 'DOUBLED'
  /** The school or college is longer than 200 characters. */
  | 'INSTITUTION_TOO_LONG'
  /** It has no e-mail address and no Bangladeshi mobile number. */
  | 'INVALID_ADDRESS'
  /** The name is longer than 200 characters. */
  | 'NAME_TOO_LONG';

/** A row of a list of students. */
export type StudentRowInput = {
  /** An e-mail address or a Bangladeshi mobile number, in any usual spelling. */
  readonly address: string;
  /** The school or college; at most 200 characters. */
  readonly institution?: string | null | undefined;
  /** The number of its line in the file, 1 to 1,000,000. */
  readonly line: number;
  /** The name; at most 200 characters. */
  readonly name?: string | null | undefined;
};

/** Rows of a list of students. */
export type StudentRowsInput = {
  /** 1 to 1,000 rows; longer lists are sent in parts. */
  readonly rows: ReadonlyArray<StudentRowInput>;
};

export type StudentImport_ImportFragment = { readonly newCount: number, readonly existingCount: number, readonly problems: ReadonlyArray<{ readonly line: number, readonly address: string, readonly kind: StudentImportProblemKind, readonly firstLine: number | null }> };

export type CheckStudentImportMutationVariables = Exact<{
  input: StudentRowsInput;
}>;


export type CheckStudentImportMutation = { readonly checkStudentImport: { readonly import: StudentImport_ImportFragment } };

export type ImportStudentsMutationVariables = Exact<{
  input: StudentRowsInput;
}>;


export type ImportStudentsMutation = { readonly importStudents: { readonly import: StudentImport_ImportFragment } };

export type SendInvitationsMutationVariables = Exact<{ [key: string]: never; }>;


export type SendInvitationsMutation = { readonly sendInvitations: { readonly sentCount: number, readonly leftCount: number } };

export const StudentImport_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}}]}}]}}]} as unknown as DocumentNode<StudentImport_ImportFragment, unknown>;
export const CheckStudentImportDocument = {"__meta__":{"hash":"1c971d40b7bbef3ad327a767e0d035864823f988061f0cfdbc6fe0680c76884a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckStudentImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkStudentImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentImport_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}}]}}]}}]} as unknown as DocumentNode<CheckStudentImportMutation, CheckStudentImportMutationVariables>;
export const ImportStudentsDocument = {"__meta__":{"hash":"e99c443191dc3c3c017c5de8801e9572d559fb6a783f30fe9a017ccc2cdd8d4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentImport_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}}]}}]}}]} as unknown as DocumentNode<ImportStudentsMutation, ImportStudentsMutationVariables>;
export const SendInvitationsDocument = {"__meta__":{"hash":"a60c6d4799a0ce01de7b0e1b2dc9d7ed9cfbbdfe1f598ed2643f8c24535453df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftCount"}}]}}]}}]} as unknown as DocumentNode<SendInvitationsMutation, SendInvitationsMutationVariables>;
export const useCheckStudentImportMutation = (options?: useMutation.Options<CheckStudentImportMutation, CheckStudentImportMutationVariables>) => useMutation<CheckStudentImportMutation, CheckStudentImportMutationVariables>(CheckStudentImportDocument, options);
export const useImportStudentsMutation = (options?: useMutation.Options<ImportStudentsMutation, ImportStudentsMutationVariables>) => useMutation<ImportStudentsMutation, ImportStudentsMutationVariables>(ImportStudentsDocument, options);
export const useSendInvitationsMutation = (options?: useMutation.Options<SendInvitationsMutation, SendInvitationsMutationVariables>) => useMutation<SendInvitationsMutation, SendInvitationsMutationVariables>(SendInvitationsDocument, options);