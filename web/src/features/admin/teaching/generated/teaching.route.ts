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

/** The role of a person in one course, beside being a student. */
export type GrantRole =
  /** Marks written answers and decides about late answers. */
  | 'MARKER'
  /** Reads answer keys, follows exams, reads their statistics, and does what a marker does. */
  | 'TEACHER';

export type TeachingRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type TeachingRouteQuery = { readonly viewer: { readonly id: string, readonly grantRole: GrantRole | null } | null, readonly myGrants: ReadonlyArray<{ readonly courseId: string, readonly category: EnrollmentCategory, readonly courseCode: string, readonly name: string, readonly role: GrantRole }> | null, readonly unmarkedExamResults: { readonly totalCount: number, readonly totalCountIsExact: boolean } | null, readonly lateAnswers: { readonly totalCount: number, readonly totalCountIsExact: boolean } | null };


export const TeachingRouteDocument = {"__meta__":{"hash":"caa1c0a934ef1fc4f8f96ed0765d1d6e2dc512328376e6553d4864a3590c6512"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeachingRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grantRole"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myGrants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unmarkedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<TeachingRouteQuery, TeachingRouteQueryVariables>;
export const useTeachingRouteQuery = (options?: QueryOptions<TeachingRouteQuery, TeachingRouteQueryVariables>) => useQuery<TeachingRouteQuery, TeachingRouteQueryVariables>(TeachingRouteDocument, options);