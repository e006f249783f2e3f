/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The role of a person in one course, beside being a student. */
export type GrantRole =
  /** Marks written answers and decides about late answers. */
  | 'MARKER'
  /** Reads answer keys, follows exams, reads their statistics, and does what a marker does. */
  | 'TEACHER';

export type GrantedCourseRouteQueryVariables = Exact<{
  id: string;
}>;


export type GrantedCourseRouteQuery = { readonly viewer: { readonly id: string } | null, readonly myGrants: ReadonlyArray<{ readonly courseId: string, readonly category: EnrollmentCategory, readonly courseCode: string, readonly name: string, readonly role: GrantRole }> | null, readonly grantedExams: ReadonlyArray<{ readonly examKind: ExamKind, readonly examId: string, readonly title: string, readonly startedCount: number }> | null };


export const GrantedCourseRouteDocument = {"__meta__":{"hash":"778fed212310c16c99d9d8ad1499896bfd6a70713d5c12f38cd8f256dc873fb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrantedCourseRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myGrants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grantedExams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startedCount"}}]}}]}}]} as unknown as DocumentNode<GrantedCourseRouteQuery, GrantedCourseRouteQueryVariables>;
export const useGrantedCourseRouteQuery = (options: QueryOptions<GrantedCourseRouteQuery, GrantedCourseRouteQueryVariables> & ({ variables: GrantedCourseRouteQueryVariables } | { skip: true })) => useQuery<GrantedCourseRouteQuery, GrantedCourseRouteQueryVariables>(GrantedCourseRouteDocument, options);