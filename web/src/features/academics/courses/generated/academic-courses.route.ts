/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ListedCourse_CourseFragment } from '../../../course-list/generated/listed-course.ts';
import type { AcademicCourseCard_CourseFragment } from '../../../course-list/cards/generated/academic-course-card.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcademicCoursesRouteQueryVariables = Exact<{
  courseCode: string;
}>;


export type AcademicCoursesRouteQuery = { readonly coursesByCode: ReadonlyArray<(
    { readonly id: string }
    & ListedCourse_CourseFragment
    & AcademicCourseCard_CourseFragment
  )> | null };


export const AcademicCoursesRouteDocument = {"__meta__":{"hash":"1d7a1056b7abcc415e68b188e8764d5291d1fc9930ded881d8cc21a845c8dd88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcademicCoursesRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursesByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCourse_course"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcademicCourseCard_course"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcademicCourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables>;
export const useAcademicCoursesRouteQuery = (options: QueryOptions<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables> & ({ variables: AcademicCoursesRouteQueryVariables } | { skip: true })) => useQuery<AcademicCoursesRouteQuery, AcademicCoursesRouteQueryVariables>(AcademicCoursesRouteDocument, options);