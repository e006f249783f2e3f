/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The group of courses that an enrolment counts in. */
export type EnrollmentCategory =
  /** Courses of classes 6 to 12 and all others (`academic` upstream). */
  | 'ACADEMIC'
  /** Admission-test courses (`admissionPrep` upstream). */
  | 'ADMISSION_PREP';

/** A student's gender, as on the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

export type ProfileRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileRouteQuery = { readonly viewer: { readonly id: string, readonly student: { readonly id: string, readonly name: string | null, readonly certificateName: string | null, readonly contactEmail: string | null, readonly contactMobile: string | null, readonly dateOfBirth: string | null, readonly gender: Gender | null, readonly profilePhotoUrl: string | null, readonly version: number | null, readonly address: { readonly street: string | null, readonly city: string | null, readonly district: string | null, readonly division: string | null }, readonly educationalBackground: { readonly lastLevel: string | null, readonly lastInstitution: string | null, readonly gradesGpa: string | null, readonly currentStatus: string | null }, readonly enrollments: ReadonlyArray<{ readonly category: EnrollmentCategory, readonly totalEnrolled: number, readonly overallProgressPercent: number, readonly courses: ReadonlyArray<{ readonly id: string, readonly courseCode: string | null, readonly name: string, readonly thumbnailUrl: string | null, readonly progressPercent: number | null, readonly lastLessonId: string | null }> }> | null } | null } | null };


export const ProfileRouteDocument = {"__meta__":{"hash":"ebc72f43429d606e4c1be790eca9331321b2493f921c83eef37b85a25d13efa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeStudent_student"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Enrollments_student"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"division"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"gradesGpa"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Enrollments_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"totalEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"overallProgressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"lastLessonId"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileRouteQuery, ProfileRouteQueryVariables>;
export const useProfileRouteQuery = (options?: useQuery.Options<ProfileRouteQuery, ProfileRouteQueryVariables>) => useQuery<ProfileRouteQuery, ProfileRouteQueryVariables>(ProfileRouteDocument, options);