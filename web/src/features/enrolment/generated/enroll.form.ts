/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The course to enrol the viewer in. */
export type EnrollInput = {
  /** The kind of course. */
  readonly category: EnrollmentCategory;
  /** The course's id. */
  readonly courseId: string;
};

/** The group of courses that an enrolment counts in. */
export type EnrollmentCategory =
  /** Courses of classes 6 to 12 and all others (`academic` upstream). */
  | 'ACADEMIC'
  /** Admission-test courses (`admissionPrep` upstream). */
  | 'ADMISSION_PREP';

export type EnrollMutationVariables = Exact<{
  input: EnrollInput;
}>;


export type EnrollMutation = { readonly enroll: { readonly message: string, readonly student: { readonly id: string, readonly enrollments: ReadonlyArray<{ readonly category: EnrollmentCategory, readonly totalEnrolled: number, readonly overallProgressPercent: number, readonly courses: ReadonlyArray<{ readonly id: string, readonly courseCode: string | null, readonly name: string, readonly thumbnailUrl: string | null, readonly progressPercent: number | null, readonly lastLessonId: string | null }> }> | null }, readonly admissionCourse: { readonly id: string, readonly isEnrolled: boolean | null } | null, readonly course: { readonly id: string, readonly isEnrolled: boolean | null } | null } };


export const EnrollDocument = {"__meta__":{"hash":"c5ffa689c1c2cb4117eab687c438d2cecd49a51aee8ca87c4d81e79a6112255d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Enroll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enroll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"totalEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"overallProgressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"lastLessonId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"admissionCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]}}]}}]} as unknown as DocumentNode<EnrollMutation, EnrollMutationVariables>;
export const useEnrollMutation = (options?: useMutation.Options<EnrollMutation, EnrollMutationVariables>) => useMutation<EnrollMutation, EnrollMutationVariables>(EnrollDocument, options);