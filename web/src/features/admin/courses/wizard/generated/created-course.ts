/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The lists that courses are in. */
export type CourseKind =
  /** Courses of classes 6 to 12. */
  | 'ACADEMIC'
  /** Courses for admission tests. */
  | 'ADMISSION'
  /** Courses of any other type. */
  | 'OTHER';

/** The status of a course, which decides who can see it. */
export type CourseStatus =
  /** Its students and admins. It is in no list, and nobody else can enrol. */
  | 'ARCHIVED'
  /** Only admins: it is being written. It has no students. */
  | 'DRAFT'
  /** Everybody: it is in all lists and open for enrolment. */
  | 'PUBLISHED';

export type CreatedCourseQueryVariables = Exact<{
  id: string;
}>;


export type CreatedCourseQuery = { readonly viewer: { readonly id: string } | null, readonly course: { readonly id: string, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };

export type CreatedAdmissionCourseQueryVariables = Exact<{
  id: string;
}>;


export type CreatedAdmissionCourseQuery = { readonly viewer: { readonly id: string } | null, readonly admissionCourseById: { readonly id: string, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };

export type FindSameCoursesQueryVariables = Exact<{
  kind: CourseKind;
  search: string;
}>;


export type FindSameCoursesQuery = { readonly courseList: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly courseCode: string, readonly status: CourseStatus }> } | null };


export const CreatedCourseDocument = {"__meta__":{"hash":"d89ae5f4dd3e6928e0cb65d4cdf3c26ad1ff9a5dced8238fb922649b1b806feb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatedCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreatedCourseQuery, CreatedCourseQueryVariables>;
export const CreatedAdmissionCourseDocument = {"__meta__":{"hash":"b53ec5ea89f0b4f8ab9c654ecbcb694e01b9bae60fc6ffcb0d398c45ed25ca42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatedAdmissionCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admissionCourseById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreatedAdmissionCourseQuery, CreatedAdmissionCourseQueryVariables>;
export const FindSameCoursesDocument = {"__meta__":{"hash":"6694eb318fe82ecdd928f19a17f6686998d380d4ced2a723a35e288b73ffc507"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSameCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<FindSameCoursesQuery, FindSameCoursesQueryVariables>;
export const useCreatedCourseQuery = (options: QueryOptions<CreatedCourseQuery, CreatedCourseQueryVariables> & ({ variables: CreatedCourseQueryVariables } | { skip: true })) => useQuery<CreatedCourseQuery, CreatedCourseQueryVariables>(CreatedCourseDocument, options);
export const useCreatedAdmissionCourseQuery = (options: QueryOptions<CreatedAdmissionCourseQuery, CreatedAdmissionCourseQueryVariables> & ({ variables: CreatedAdmissionCourseQueryVariables } | { skip: true })) => useQuery<CreatedAdmissionCourseQuery, CreatedAdmissionCourseQueryVariables>(CreatedAdmissionCourseDocument, options);
export const useFindSameCoursesQuery = (options: QueryOptions<FindSameCoursesQuery, FindSameCoursesQueryVariables> & ({ variables: FindSameCoursesQueryVariables } | { skip: true })) => useQuery<FindSameCoursesQuery, FindSameCoursesQueryVariables>(FindSameCoursesDocument, options);