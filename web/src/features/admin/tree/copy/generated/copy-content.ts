/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of content that several admins can edit at the same time. */
export type ContentKind =
  /** A unit of a course. */
  | 'ACADEMIC_UNIT'
  /** A unit of an admission course. */
  | 'ADMISSION_UNIT'
  /** A chapter of a subject. */
  | 'CHAPTER'
  /** A single exam. */
  | 'EXAM'
  /** An exam year of an admission course. */
  | 'EXAM_YEAR'
  /** A lesson. */
  | 'LESSON'
  /** The multi-subject exam of an exam year. */
  | 'MULTI_SUBJECT_EXAM'
  /** A note. */
  | 'NOTE'
  /** A subject of a course. */
  | 'SUBJECT';

/** The lists that courses are in. */
export type CourseKind =
  /** Courses of classes 6 to 12. */
  | 'ACADEMIC'
  /** Courses for admission tests. */
  | 'ADMISSION'
  /** Courses of any other type. */
  | 'OTHER';

/** The item to copy, and where to. */
export type DuplicateContentInput = {
  /** The item's id. */
  readonly id: string;
  /** The kind of item. */
  readonly kind: ContentKind;
  /**
   * Another parent of the same kind, for example another course for a subject: the copy comes last there. Without it the copy comes right after the
   * item.
   */
  readonly parentId?: string | null | undefined;
  /** The title of the copy, 1 to 200 characters; without it that of the item. Exam years have none. */
  readonly title?: string | null | undefined;
  /** Of a copied exam year, 1971 to 2100; without it the year after the newest of the same unit, or the same year in another unit. */
  readonly year?: number | null | undefined;
};

export type DuplicateContentMutationVariables = Exact<{
  input: DuplicateContentInput;
}>;


export type DuplicateContentMutation = { readonly duplicateContent: { readonly copyId: string, readonly itemCount: number } };

export type CopyTargetCoursesQueryVariables = Exact<{
  kind?: CourseKind | null | undefined;
  after?: string | null | undefined;
}>;


export type CopyTargetCoursesQuery = { readonly courseList: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: CourseKind, readonly title: string }> } | null };

export type CopyTargetSubjectsQueryVariables = Exact<{
  courseId: string;
}>;


export type CopyTargetSubjectsQuery = { readonly viewer: { readonly id: string } | null, readonly course: { readonly id: string, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };

export type CopyTargetChaptersQueryVariables = Exact<{
  subjectId: string;
}>;


export type CopyTargetChaptersQuery = { readonly viewer: { readonly id: string } | null, readonly subject: { readonly id: string, readonly chapters: ReadonlyArray<{ readonly id: string, readonly title: string }> | null } | null };


export const DuplicateContentDocument = {"__meta__":{"hash":"cc9a510f38cc439d07110e32a6e305e00faefada1f29ff8e3e2780e0c8244815"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyId"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]}}]} as unknown as DocumentNode<DuplicateContentMutation, DuplicateContentMutationVariables>;
export const CopyTargetCoursesDocument = {"__meta__":{"hash":"ba57831c930be13669d03195234a6d658fecf5e87e7e02d9dc859b610c342fe9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CopyTargetCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CopyTargetCoursesQuery, CopyTargetCoursesQueryVariables>;
export const CopyTargetSubjectsDocument = {"__meta__":{"hash":"b7a8e24064f6b92fe1b1fb29921a4fe856b967502e9cc65ae8318bec9b166c3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CopyTargetSubjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CopyTargetSubjectsQuery, CopyTargetSubjectsQueryVariables>;
export const CopyTargetChaptersDocument = {"__meta__":{"hash":"ac1495bba8dae2a11f0521909f3d2379a3bb3dc91efc9f1a62789647d4ec9278"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CopyTargetChapters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CopyTargetChaptersQuery, CopyTargetChaptersQueryVariables>;
export const useDuplicateContentMutation = (options?: useMutation.Options<DuplicateContentMutation, DuplicateContentMutationVariables>) => useMutation<DuplicateContentMutation, DuplicateContentMutationVariables>(DuplicateContentDocument, options);
export const useCopyTargetCoursesQuery = (options?: QueryOptions<CopyTargetCoursesQuery, CopyTargetCoursesQueryVariables>) => useQuery<CopyTargetCoursesQuery, CopyTargetCoursesQueryVariables>(CopyTargetCoursesDocument, options);
export const useCopyTargetSubjectsQuery = (options: QueryOptions<CopyTargetSubjectsQuery, CopyTargetSubjectsQueryVariables> & ({ variables: CopyTargetSubjectsQueryVariables } | { skip: true })) => useQuery<CopyTargetSubjectsQuery, CopyTargetSubjectsQueryVariables>(CopyTargetSubjectsDocument, options);
export const useCopyTargetChaptersQuery = (options: QueryOptions<CopyTargetChaptersQuery, CopyTargetChaptersQueryVariables> & ({ variables: CopyTargetChaptersQueryVariables } | { skip: true })) => useQuery<CopyTargetChaptersQuery, CopyTargetChaptersQueryVariables>(CopyTargetChaptersDocument, options);