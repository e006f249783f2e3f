/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The person and the course whose grant ends. */
export type EndGrantInput = {
  /** The kind of course. */
  readonly category: EnrollmentCategory;
  /** The course's id. */
  readonly courseId: string;
  /** The id of the student record. */
  readonly studentId: string;
};

/** The group of courses that an enrolment counts in. */
export type EnrollmentCategory =
  /** Courses of classes 6 to 12 and all others (`academic` upstream). */
  | 'ACADEMIC'
  /** Admission-test courses (`admissionPrep` upstream). */
  | 'ADMISSION_PREP';

/** The role that an admin gives a person in a course. */
export type GiveGrantInput = {
  /** The kind of course. */
  readonly category: EnrollmentCategory;
  /** The course's id. */
  readonly courseId: string;
  /** The role in the course, in place of an earlier grant there. */
  readonly role: GrantRole;
  /** The id of the student record. */
  readonly studentId: string;
};

/** The role of a person in one course, beside being a student. */
export type GrantRole =
  /** Marks written answers and decides about late answers. */
  | 'MARKER'
  /** Reads answer keys, follows exams, reads their statistics, and does what a marker does. */
  | 'TEACHER';

export type PersonGrantsQueryVariables = Exact<{
  id: string;
}>;


export type PersonGrantsQuery = { readonly viewer: { readonly id: string } | null, readonly person: { readonly id: string, readonly grants: ReadonlyArray<{ readonly courseId: string, readonly category: EnrollmentCategory, readonly name: string, readonly role: GrantRole, readonly since: string | null }> | null } | null };

export type GiveGrantMutationVariables = Exact<{
  input: GiveGrantInput;
}>;


export type GiveGrantMutation = { readonly giveGrant: { readonly person: { readonly id: string } | null } };

export type EndGrantMutationVariables = Exact<{
  input: EndGrantInput;
}>;


export type EndGrantMutation = { readonly endGrant: { readonly person: { readonly id: string } | null } };


export const PersonGrantsDocument = {"__meta__":{"hash":"bb43e862b9a6f68f8f87dc99b0809b455967d586ee6e147bef85f68979763806"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonGrants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<PersonGrantsQuery, PersonGrantsQueryVariables>;
export const GiveGrantDocument = {"__meta__":{"hash":"7873215623292593bde2e7707656f6890c3fcd93dcbfd10409861df46032a48e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveGrant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveGrantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveGrant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<GiveGrantMutation, GiveGrantMutationVariables>;
export const EndGrantDocument = {"__meta__":{"hash":"7923e864c891993e03701ae4591cb02bf7d3e1c4cbebae116f10e0a6c0891c76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndGrant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndGrantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endGrant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EndGrantMutation, EndGrantMutationVariables>;
export const usePersonGrantsQuery = (options: QueryOptions<PersonGrantsQuery, PersonGrantsQueryVariables> & ({ variables: PersonGrantsQueryVariables } | { skip: true })) => useQuery<PersonGrantsQuery, PersonGrantsQueryVariables>(PersonGrantsDocument, options);
export const useGiveGrantMutation = (options?: useMutation.Options<GiveGrantMutation, GiveGrantMutationVariables>) => useMutation<GiveGrantMutation, GiveGrantMutationVariables>(GiveGrantDocument, options);
export const useEndGrantMutation = (options?: useMutation.Options<EndGrantMutation, EndGrantMutationVariables>) => useMutation<EndGrantMutation, EndGrantMutationVariables>(EndGrantDocument, options);