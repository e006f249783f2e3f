/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ListedCourse_AdmissionCourseFragment } from '../../course-list/generated/listed-course.ts';
import type { AdmissionCourseCard_AdmissionCourseFragment } from '../../course-list/cards/generated/admission-course-card.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdmissionCoursesRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type AdmissionCoursesRouteQuery = { readonly admissionCourses: ReadonlyArray<(
    { readonly id: string }
    & ListedCourse_AdmissionCourseFragment
    & AdmissionCourseCard_AdmissionCourseFragment
  )> | null };


export const AdmissionCoursesRouteDocument = {"__meta__":{"hash":"f2092a99a4cc6f1fe402eb3db08594da99a301182e21cbd49c5573c963df68c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdmissionCoursesRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCourse_admissionCourse"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdmissionCourseCard_admissionCourse"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCourse_admissionCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdmissionCourseCard_admissionCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<AdmissionCoursesRouteQuery, AdmissionCoursesRouteQueryVariables>;
export const useAdmissionCoursesRouteQuery = (options?: QueryOptions<AdmissionCoursesRouteQuery, AdmissionCoursesRouteQueryVariables>) => useQuery<AdmissionCoursesRouteQuery, AdmissionCoursesRouteQueryVariables>(AdmissionCoursesRouteDocument, options);