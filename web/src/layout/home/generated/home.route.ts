/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AdmissionCourseCard_AdmissionCourseFragment } from '../../../features/course-list/cards/generated/admission-course-card.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRouteQuery = { readonly admissionCourses: ReadonlyArray<(
    { readonly id: string }
    & AdmissionCourseCard_AdmissionCourseFragment
  )> | null };


export const HomeRouteDocument = {"__meta__":{"hash":"ceb5f8b51d1d02e543b24384ad1064381cf156d14e7ea22e4810f7419b4ec454"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdmissionCourseCard_admissionCourse"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdmissionCourseCard_admissionCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<HomeRouteQuery, HomeRouteQueryVariables>;
export const useHomeRouteQuery = (options?: QueryOptions<HomeRouteQuery, HomeRouteQueryVariables>) => useQuery<HomeRouteQuery, HomeRouteQueryVariables>(HomeRouteDocument, options);