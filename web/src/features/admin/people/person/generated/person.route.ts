/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersonRow_PersonFragment } from '../../generated/people.route.ts';
import type { PersonResult_ResultFragment } from './academic-results.ts';
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The student record to delete. */
export type DeleteStudentInput = {
  /** The record's id; only admins may name another one than their own. */
  readonly id: string;
};

/** The student and the course whose enrolment ends. */
export type EndEnrollmentInput = {
  /** The kind of course. */
  readonly category: EnrollmentCategory;
  /** The course's id. */
  readonly courseId: string;
  /** The id of the student record. */
  readonly studentId: string;
};

/** The student and the course of an enrolment by an admin. */
export type EnrollStudentInput = {
  /** The kind of course. */
  readonly category: EnrollmentCategory;
  /** The course's id. */
  readonly courseId: string;
  /** A note about the payment, for admins only; at most 500 characters. */
  readonly paymentNote?: string | null | undefined;
  /** The id of the student record. */
  readonly studentId: string;
};

/** The group of courses that an enrolment counts in. */
export type EnrollmentCategory =
  /** Courses of classes 6 to 12 and all others (`academic` upstream). */
  | 'ACADEMIC'
  /** Admission-test courses (`admissionPrep` upstream). */
  | 'ADMISSION_PREP';

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** Names a student, for calls that take nothing else. */
export type PersonInput = {
  /** The id of the student record. */
  readonly studentId: string;
};

/** The role of an account (specification, section 6). */
export type Role =
  /** Reads and edits everything. */
  | 'ADMIN'
  /** Reads courses, takes exams, sees own results. */
  | 'STUDENT';

/** Changes of an account: omitted fields stay unchanged, null clears a field. An account keeps at least one of `email` and `phoneNumber`. */
export type UpdateUserInput = {
  /** The e-mail address to sign in with, stored in lower case. At most 254 characters. */
  readonly email?: string | null | undefined;
  /** The account's id; only admins may name another one than their own. */
  readonly id: string;
  /** The mobile number to sign in with: `88` and 11 digits. */
  readonly phoneNumber?: string | null | undefined;
  /** The role of the account. For admins. */
  readonly role?: Role | null | undefined;
};

export type PersonEnrollments_PersonFragment = { readonly id: string, readonly enrollments: ReadonlyArray<{ readonly courseId: string, readonly category: EnrollmentCategory, readonly name: string, readonly enrolledAt: string | null, readonly paymentNote: string | null, readonly isByAdmin: boolean }> | null };

export type PersonRouteQueryVariables = Exact<{
  id: string;
}>;


export type PersonRouteQuery = { readonly viewer: { readonly id: string } | null, readonly person: (
    { readonly createdAt: string | null, readonly student: { readonly id: string, readonly dateOfBirth: string | null, readonly enrollments: ReadonlyArray<{ readonly category: EnrollmentCategory, readonly courses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly progressPercent: number | null }> }> | null, readonly educationalBackground: { readonly lastLevel: string | null, readonly lastInstitution: string | null, readonly currentStatus: string | null }, readonly academicResults: ReadonlyArray<PersonResult_ResultFragment> | null, readonly campaignExams: ReadonlyArray<{ readonly campaignId: string, readonly title: string }> | null } }
    & PersonRow_PersonFragment
    & PersonEnrollments_PersonFragment
    & PersonState_PersonFragment
  ) | null };

export type PersonState_PersonFragment = { readonly id: string, readonly blockedAt: string | null, readonly invitedAt: string | null, readonly invitationSentAt: string | null };

export type PersonActivityQueryVariables = Exact<{
  id: string;
  attemptsAfter?: string | null | undefined;
  resultsAfter?: string | null | undefined;
}>;


export type PersonActivityQuery = { readonly viewer: { readonly id: string } | null, readonly person: { readonly id: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string | null, readonly createdAt: string | null, readonly lastUsedAt: string | null }> | null, readonly attempts: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly examKind: ExamKind, readonly examId: string, readonly title: string, readonly startedAt: string | null, readonly closedAt: string | null, readonly isHandedIn: boolean }> } | null, readonly results: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly examKind: ExamKind, readonly examId: string, readonly title: string, readonly takenAt: string | null, readonly score: number | null }> } | null } | null };

export type BlockPersonMutationVariables = Exact<{
  input: PersonInput;
}>;


export type BlockPersonMutation = { readonly blockPerson: { readonly person: PersonState_PersonFragment } };

export type UnblockPersonMutationVariables = Exact<{
  input: PersonInput;
}>;


export type UnblockPersonMutation = { readonly unblockPerson: { readonly person: PersonState_PersonFragment } };

export type EndPersonSessionsMutationVariables = Exact<{
  input: PersonInput;
}>;


export type EndPersonSessionsMutation = { readonly endPersonSessions: { readonly person: { readonly id: string } | null } };

export type SendResetCodeMutationVariables = Exact<{
  input: PersonInput;
}>;


export type SendResetCodeMutation = { readonly sendResetCode: { readonly sentTo: string } };

export type DeletePersonAccountMutationVariables = Exact<{
  input: PersonInput;
}>;


export type DeletePersonAccountMutation = { readonly deletePerson: { readonly deletedId: string } };

export type CourseChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseChoicesQuery = { readonly viewer: { readonly id: string } | null, readonly admissionCourses: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly courses: ReadonlyArray<{ readonly id: string, readonly title: string }> | null };

export type EnrollStudentMutationVariables = Exact<{
  input: EnrollStudentInput;
}>;


export type EnrollStudentMutation = { readonly enrollStudent: { readonly person: PersonEnrollments_PersonFragment } };

export type EndEnrollmentMutationVariables = Exact<{
  input: EndEnrollmentInput;
}>;


export type EndEnrollmentMutation = { readonly endEnrollment: { readonly person: PersonEnrollments_PersonFragment } };

export type ChangeRoleMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type ChangeRoleMutation = { readonly updateUser: { readonly user: { readonly id: string, readonly role: Role } } };

export type DeletePersonMutationVariables = Exact<{
  input: DeleteStudentInput;
}>;


export type DeletePersonMutation = { readonly deleteStudent: { readonly deletedId: string } };

export const PersonEnrollments_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrollments_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentNote"}},{"kind":"Field","name":{"kind":"Name","value":"isByAdmin"}}]}}]}}]} as unknown as DocumentNode<PersonEnrollments_PersonFragment, unknown>;
export const PersonState_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonState_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSentAt"}}]}}]} as unknown as DocumentNode<PersonState_PersonFragment, unknown>;
export const PersonRouteDocument = {"__meta__":{"hash":"2426906db142c3cfada4d0a4b089c4e3b65d4818e0df90e89f9186245ad174b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_person"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEnrollments_person"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonState_person"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"academicResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonResult_result"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrollments_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentNote"}},{"kind":"Field","name":{"kind":"Name","value":"isByAdmin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonState_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSentAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonResult_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<PersonRouteQuery, PersonRouteQueryVariables>;
export const PersonActivityDocument = {"__meta__":{"hash":"a572e8a3516f32c26885db2b957f9290720211cd351d0537f564869861f81028"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resultsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isHandedIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resultsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PersonActivityQuery, PersonActivityQueryVariables>;
export const BlockPersonDocument = {"__meta__":{"hash":"ced17c907b7671dab46118cb44cd12bb50adddbe6feed29786cd93a6a7269ed3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonState_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonState_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSentAt"}}]}}]} as unknown as DocumentNode<BlockPersonMutation, BlockPersonMutationVariables>;
export const UnblockPersonDocument = {"__meta__":{"hash":"cc57472f44271f58a727e0608509555f1bc4c4bbd7e30f6d45dec348ab3e92ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonState_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonState_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSentAt"}}]}}]} as unknown as DocumentNode<UnblockPersonMutation, UnblockPersonMutationVariables>;
export const EndPersonSessionsDocument = {"__meta__":{"hash":"4e6d6c580e52b69f15c9c447f1626add48e8ee697ea8ba2b2aa39bf3f3b118e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPersonSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPersonSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EndPersonSessionsMutation, EndPersonSessionsMutationVariables>;
export const SendResetCodeDocument = {"__meta__":{"hash":"2a42193ba57e5acb202e1d5b882dce39d286be771d7704f7b63ece1dcbdbac44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendResetCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendResetCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]}}]} as unknown as DocumentNode<SendResetCodeMutation, SendResetCodeMutationVariables>;
export const DeletePersonAccountDocument = {"__meta__":{"hash":"8682542a989a48b4965946d6b45e965e9aa9607ea73d58f4f87cce72385d6e5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePersonAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePersonAccountMutation, DeletePersonAccountMutationVariables>;
export const CourseChoicesDocument = {"__meta__":{"hash":"97fa0bf72c9858549de43d4141dbb85bd37b300214fcd7e84337a7b10b6b8f48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admissionCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CourseChoicesQuery, CourseChoicesQueryVariables>;
export const EnrollStudentDocument = {"__meta__":{"hash":"605fff513d781af3517f113d6ea6543662e4313dfb8cccae460ba77b22275a29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEnrollments_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrollments_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentNote"}},{"kind":"Field","name":{"kind":"Name","value":"isByAdmin"}}]}}]}}]} as unknown as DocumentNode<EnrollStudentMutation, EnrollStudentMutationVariables>;
export const EndEnrollmentDocument = {"__meta__":{"hash":"0a534b9482adf230f4b01f334a01da34a6ed2c69099ce2ee6e1daf2f0e8c5508"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndEnrollment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndEnrollmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endEnrollment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEnrollments_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrollments_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentNote"}},{"kind":"Field","name":{"kind":"Name","value":"isByAdmin"}}]}}]}}]} as unknown as DocumentNode<EndEnrollmentMutation, EndEnrollmentMutationVariables>;
export const ChangeRoleDocument = {"__meta__":{"hash":"286d1fe2514b990c048e84e371bc84b9c18bff5e983af67fcbae2847351d7277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const DeletePersonDocument = {"__meta__":{"hash":"f08b182007eb8c332d3ad4ded9bc3dd488fbe4a4399396fea52a550cbe97c3ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePersonMutation, DeletePersonMutationVariables>;
export const usePersonRouteQuery = (options: QueryOptions<PersonRouteQuery, PersonRouteQueryVariables> & ({ variables: PersonRouteQueryVariables } | { skip: true })) => useQuery<PersonRouteQuery, PersonRouteQueryVariables>(PersonRouteDocument, options);
export const usePersonActivityQuery = (options: QueryOptions<PersonActivityQuery, PersonActivityQueryVariables> & ({ variables: PersonActivityQueryVariables } | { skip: true })) => useQuery<PersonActivityQuery, PersonActivityQueryVariables>(PersonActivityDocument, options);
export const useBlockPersonMutation = (options?: useMutation.Options<BlockPersonMutation, BlockPersonMutationVariables>) => useMutation<BlockPersonMutation, BlockPersonMutationVariables>(BlockPersonDocument, options);
export const useUnblockPersonMutation = (options?: useMutation.Options<UnblockPersonMutation, UnblockPersonMutationVariables>) => useMutation<UnblockPersonMutation, UnblockPersonMutationVariables>(UnblockPersonDocument, options);
export const useEndPersonSessionsMutation = (options?: useMutation.Options<EndPersonSessionsMutation, EndPersonSessionsMutationVariables>) => useMutation<EndPersonSessionsMutation, EndPersonSessionsMutationVariables>(EndPersonSessionsDocument, options);
export const useSendResetCodeMutation = (options?: useMutation.Options<SendResetCodeMutation, SendResetCodeMutationVariables>) => useMutation<SendResetCodeMutation, SendResetCodeMutationVariables>(SendResetCodeDocument, options);
export const useDeletePersonAccountMutation = (options?: useMutation.Options<DeletePersonAccountMutation, DeletePersonAccountMutationVariables>) => useMutation<DeletePersonAccountMutation, DeletePersonAccountMutationVariables>(DeletePersonAccountDocument, options);
export const useCourseChoicesQuery = (options?: QueryOptions<CourseChoicesQuery, CourseChoicesQueryVariables>) => useQuery<CourseChoicesQuery, CourseChoicesQueryVariables>(CourseChoicesDocument, options);
export const useEnrollStudentMutation = (options?: useMutation.Options<EnrollStudentMutation, EnrollStudentMutationVariables>) => useMutation<EnrollStudentMutation, EnrollStudentMutationVariables>(EnrollStudentDocument, options);
export const useEndEnrollmentMutation = (options?: useMutation.Options<EndEnrollmentMutation, EndEnrollmentMutationVariables>) => useMutation<EndEnrollmentMutation, EndEnrollmentMutationVariables>(EndEnrollmentDocument, options);
export const useChangeRoleMutation = (options?: useMutation.Options<ChangeRoleMutation, ChangeRoleMutationVariables>) => useMutation<ChangeRoleMutation, ChangeRoleMutationVariables>(ChangeRoleDocument, options);
export const useDeletePersonMutation = (options?: useMutation.Options<DeletePersonMutation, DeletePersonMutationVariables>) => useMutation<DeletePersonMutation, DeletePersonMutationVariables>(DeletePersonDocument, options);