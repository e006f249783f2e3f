/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WholeStudent_StudentFragment } from '../../profile/generated/whole-student.ts';
import type { Enrollments_StudentFragment } from '../../courses/generated/enrollments.ts';
import type { NextExam_ExamFragment } from '../../dashboard/generated/next-exam.ts';
import type { ResultLine_Result_MultiSubjectExamResult_Fragment, ResultLine_Result_SingleExamResult_Fragment } from '../../dashboard/generated/result-line.ts';
import type { WeekView_Result_MultiSubjectExamResult_Fragment, WeekView_Result_SingleExamResult_Fragment } from '../../week/generated/week-view.ts';
import type { AcademicResults_ResultFragment } from '../../academic-results/generated/academic-results.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
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

/** A new student record; what is left out is empty. With nothing said about the person the contact is the account's own. */
export type CreateStudentInput = {
  /** Where the student lives. */
  readonly address?: AddressInput | null | undefined;
  /** The name to print on certificates; at most 100 characters. */
  readonly certificateName?: string | null | undefined;
  /** E-mail address for contact; at most 254 characters. */
  readonly contactEmail?: string | null | undefined;
  /** Mobile number for contact; at most 20 characters. */
  readonly contactMobile?: string | null | undefined;
  /** Date of birth, as `YYYY-MM-DD`, not in the future. */
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
  /** The record's id; who is no admin may only name their own. */
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

/** What a signed-in person is allowed to be (specification, section 6). */
export type Role =
  /** Reads and edits everything. */
  | 'ADMIN'
  /** Reads courses, sits exams, sees own results. */
  | 'STUDENT';

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { readonly viewer: { readonly id: string, readonly user: { readonly id: string, readonly userName: string | null, readonly email: string | null, readonly phoneNumber: string | null, readonly role: Role }, readonly student: (
      { readonly academicResults: ReadonlyArray<{ readonly examName: string, readonly board: string | null, readonly year: number, readonly gpa: number | null, readonly grade: string | null, readonly institution: string | null }> | null, readonly campaignExams: ReadonlyArray<NextExam_ExamFragment> | null }
      & WholeStudent_StudentFragment
      & Enrollments_StudentFragment
    ) | null, readonly results: ReadonlyArray<
      | (
        ResultLine_Result_MultiSubjectExamResult_Fragment
        & WeekView_Result_MultiSubjectExamResult_Fragment
      )
      | (
        ResultLine_Result_SingleExamResult_Fragment
        & WeekView_Result_SingleExamResult_Fragment
      )
    > | null, readonly notes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly text: string, readonly videoSeconds: number | null, readonly createdAt: string | null, readonly updatedAt: string | null }> } | null } | null };

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


export const MyDataDocument = {"__meta__":{"hash":"93f5918eee9b7d769522180ea2f74e8bc18616c43cb70da31d23413914bff36f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeStudent_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Enrollments_student"}},{"kind":"Field","name":{"kind":"Name","value":"academicResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextExam_exam"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultLine_result"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekView_result"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"videoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"division"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"gradesGpa"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Enrollments_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"totalEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"overallProgressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"lastLessonId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextExam_exam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekView_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","alias":{"kind":"Name","value":"minutes"},"name":{"kind":"Name","value":"timeTakenMinutes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"timeTakenMinutes"}}]}}]}}]} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const CreateStudentDocument = {"__meta__":{"hash":"acf033a92f6fcd2562ff3bf0b20e20b505d9232249cbdaaef61de9bc81ce8aed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeStudent_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Enrollments_student"}},{"kind":"Field","name":{"kind":"Name","value":"academicResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcademicResults_result"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"division"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"gradesGpa"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Enrollments_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"totalEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"overallProgressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"lastLessonId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicResults_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examName"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]} as unknown as DocumentNode<CreateStudentMutation, CreateStudentMutationVariables>;
export const DeleteStudentDocument = {"__meta__":{"hash":"893a34218ff16bd1efdad0023842510c517dca176bd3c4e1851d4448c10f9740"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteStudentMutation, DeleteStudentMutationVariables>;
export const DeleteAccountDocument = {"__meta__":{"hash":"d4bca43ac8de639c0c21dff9d162ed46314a36b34b39e7123408e26d57387255"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const useMyDataQuery = (options?: QueryOptions<MyDataQuery, MyDataQueryVariables>) => useQuery<MyDataQuery, MyDataQueryVariables>(MyDataDocument, options);
export const useCreateStudentMutation = (options?: useMutation.Options<CreateStudentMutation, CreateStudentMutationVariables>) => useMutation<CreateStudentMutation, CreateStudentMutationVariables>(CreateStudentDocument, options);
export const useDeleteStudentMutation = (options?: useMutation.Options<DeleteStudentMutation, DeleteStudentMutationVariables>) => useMutation<DeleteStudentMutation, DeleteStudentMutationVariables>(DeleteStudentDocument, options);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountDocument, options);