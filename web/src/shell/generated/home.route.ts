/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AdmissionCourseCard_AdmissionCourseFragment } from '../../course-list/generated/admission-course-card.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRouteQuery = { readonly admissionCourses: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'AdmissionCourseCard_AdmissionCourseFragment': AdmissionCourseCard_AdmissionCourseFragment } }
  )> | null };


export const HomeRouteDocument = {"__meta__":{"hash":"307572eac8162094aff7465c8e8a34c0b0a84245018729bc712f54a882ace776"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdmissionCourseCard_admissionCourse"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdmissionCourseCard_admissionCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}}]} as unknown as DocumentNode<HomeRouteQuery, HomeRouteQueryVariables>;
export const useHomeRouteQuery = (options?: useQuery.Options<HomeRouteQuery, HomeRouteQueryVariables>) => useQuery<HomeRouteQuery, HomeRouteQueryVariables>(HomeRouteDocument, options);