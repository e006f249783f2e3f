/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ListedCourse_CourseFragment } from '../../../course-list/generated/listed-course.ts';
import type { AcademicCourseCard_CourseFragment } from '../../../course-list/cards/generated/academic-course-card.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcademicClassesRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type AcademicClassesRouteQuery = { readonly courses: ReadonlyArray<(
    { readonly id: string, readonly courseCode: string }
    & ListedCourse_CourseFragment
    & AcademicCourseCard_CourseFragment
  )> | null };


export const AcademicClassesRouteDocument = {"__meta__":{"hash":"3c34f5777b32ccd68b4c7589e9ad929b051344f7e4fc396ad5c15c1241811ea8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicClassesRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCourse_course"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcademicCourseCard_course"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicCourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>;
export const useAcademicClassesRouteQuery = (options?: QueryOptions<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>) => useQuery<AcademicClassesRouteQuery, AcademicClassesRouteQueryVariables>(AcademicClassesRouteDocument, options);