/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CourseDetail_CourseFragment } from './course-detail.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type CourseRouteQuery = { readonly coursesByCode: ReadonlyArray<(
    { readonly id: string, readonly title: string, readonly courseType: string }
    & CourseDetail_CourseFragment
  )> | null };


export const CourseRouteDocument = {"__meta__":{"hash":"0e75fa5713b398b7354f35f385c820ce1746220c9cec9782677867066bb4e3f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursesByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseDetail_course"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseDetail_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"totalDurationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"examCount"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledYear"}},{"kind":"Field","name":{"kind":"Name","value":"review"}}]}}]}}]} as unknown as DocumentNode<CourseRouteQuery, CourseRouteQueryVariables>;
export const useCourseRouteQuery = (options: QueryOptions<CourseRouteQuery, CourseRouteQueryVariables> & ({ variables: CourseRouteQueryVariables } | { skip: true })) => useQuery<CourseRouteQuery, CourseRouteQueryVariables>(CourseRouteDocument, options);