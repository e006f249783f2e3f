/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Revision_ContentFragment } from '../../../conflicts/generated/editable-content.ts';
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

/** The item to move, and where to. */
export type MoveContentInput = {
  /** The item's id. */
  readonly id: string;
  /** The kind of item. */
  readonly kind: ContentKind;
  /** A parent of the kind that the item has, in the same course: another subject for a chapter, or the same one to change only the order. */
  readonly parentId: string;
  /** The index in the list of its parent, from 0; left out: the end of the list. Exam years and papers have no order. */
  readonly position?: number | null | undefined;
  /** The item's revision as it was read before: the move is refused if the item has been changed since. Without it the move is made in any case. */
  readonly revision?: string | null | undefined;
};

export type PlaceOfContentQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type PlaceOfContentQuery = { readonly editableContent: (
    { readonly parentId: string | null, readonly parentTitle: string | null }
    & Revision_ContentFragment
  ) | null };

export type MoveContentMutationVariables = Exact<{
  input: MoveContentInput;
}>;


export type MoveContentMutation = { readonly moveContent: { readonly movedId: string, readonly previousPosition: number | null } };

export type MoveTargetChaptersQueryVariables = Exact<{
  courseId: string;
}>;


export type MoveTargetChaptersQuery = { readonly viewer: { readonly id: string } | null, readonly course: { readonly id: string, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly chapters: ReadonlyArray<{ readonly id: string, readonly title: string }> | null }> | null } | null };

export type MoveTargetUnitsQueryVariables = Exact<{
  courseId: string;
}>;


export type MoveTargetUnitsQuery = { readonly viewer: { readonly id: string } | null, readonly course: { readonly id: string, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };

export type MoveTargetAdmissionUnitsQueryVariables = Exact<{
  courseId: string;
}>;


export type MoveTargetAdmissionUnitsQuery = { readonly viewer: { readonly id: string } | null, readonly admissionCourseById: { readonly id: string, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };


export const PlaceOfContentDocument = {"__meta__":{"hash":"2b061d9b05d4b08b383197858046ce0808d45ee6f7cd2917d243e275e19f1028"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceOfContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"parentTitle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<PlaceOfContentQuery, PlaceOfContentQueryVariables>;
export const MoveContentDocument = {"__meta__":{"hash":"af042527f201b29598866126f21519eea7caf344c9c36a07e562c16bf2eed451"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movedId"}},{"kind":"Field","name":{"kind":"Name","value":"previousPosition"}}]}}]}}]} as unknown as DocumentNode<MoveContentMutation, MoveContentMutationVariables>;
export const MoveTargetChaptersDocument = {"__meta__":{"hash":"cc8f45a58a83abc5969853979a982ed2d7bddfedcbdf9e158048cae0563f2dc4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoveTargetChapters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MoveTargetChaptersQuery, MoveTargetChaptersQueryVariables>;
export const MoveTargetUnitsDocument = {"__meta__":{"hash":"8f68996b63ac49ef5a1ad0f065064f572d9b6cfc80732de405f75c9af0190d21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoveTargetUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MoveTargetUnitsQuery, MoveTargetUnitsQueryVariables>;
export const MoveTargetAdmissionUnitsDocument = {"__meta__":{"hash":"ed85e7272e0faf258c05d847dc7f19ebca6ca4bec66600c5c1b723d9e4e00294"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoveTargetAdmissionUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admissionCourseById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MoveTargetAdmissionUnitsQuery, MoveTargetAdmissionUnitsQueryVariables>;
export const usePlaceOfContentQuery = (options: QueryOptions<PlaceOfContentQuery, PlaceOfContentQueryVariables> & ({ variables: PlaceOfContentQueryVariables } | { skip: true })) => useQuery<PlaceOfContentQuery, PlaceOfContentQueryVariables>(PlaceOfContentDocument, options);
export const useMoveContentMutation = (options?: useMutation.Options<MoveContentMutation, MoveContentMutationVariables>) => useMutation<MoveContentMutation, MoveContentMutationVariables>(MoveContentDocument, options);
export const useMoveTargetChaptersQuery = (options: QueryOptions<MoveTargetChaptersQuery, MoveTargetChaptersQueryVariables> & ({ variables: MoveTargetChaptersQueryVariables } | { skip: true })) => useQuery<MoveTargetChaptersQuery, MoveTargetChaptersQueryVariables>(MoveTargetChaptersDocument, options);
export const useMoveTargetUnitsQuery = (options: QueryOptions<MoveTargetUnitsQuery, MoveTargetUnitsQueryVariables> & ({ variables: MoveTargetUnitsQueryVariables } | { skip: true })) => useQuery<MoveTargetUnitsQuery, MoveTargetUnitsQueryVariables>(MoveTargetUnitsDocument, options);
export const useMoveTargetAdmissionUnitsQuery = (options: QueryOptions<MoveTargetAdmissionUnitsQuery, MoveTargetAdmissionUnitsQueryVariables> & ({ variables: MoveTargetAdmissionUnitsQueryVariables } | { skip: true })) => useQuery<MoveTargetAdmissionUnitsQuery, MoveTargetAdmissionUnitsQueryVariables>(MoveTargetAdmissionUnitsDocument, options);