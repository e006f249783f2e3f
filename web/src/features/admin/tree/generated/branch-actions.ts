/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The item to archive or to restore. */
export type ContentItemInput = {
  /** The item's id. */
  readonly id: string;
  /** The kind of item. */
  readonly kind: ContentKind;
};

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

export type ArchivedContentQueryVariables = Exact<{
  courseId: string;
  after?: string | null | undefined;
}>;


export type ArchivedContentQuery = { readonly archivedContent: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: ContentKind, readonly title: string, readonly parentTitle: string | null, readonly archivedAt: string }> } | null };

export type ArchiveContentMutationVariables = Exact<{
  input: ContentItemInput;
}>;


export type ArchiveContentMutation = { readonly archiveContent: { readonly archivedId: string } };

export type RestoreContentMutationVariables = Exact<{
  input: ContentItemInput;
}>;


export type RestoreContentMutation = { readonly restoreContent: { readonly restoredId: string } };


export const ArchivedContentDocument = {"__meta__":{"hash":"0c675c8d0f9136dcad38c3dd761450ed54b5c9264bfc3224b660a0415b76c412"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArchivedContentQuery, ArchivedContentQueryVariables>;
export const ArchiveContentDocument = {"__meta__":{"hash":"90f9c913bd0dae398e6dab9df5f5daa44bc4e7f0f26bd7a6b9e4fec803fe80de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedId"}}]}}]}}]} as unknown as DocumentNode<ArchiveContentMutation, ArchiveContentMutationVariables>;
export const RestoreContentDocument = {"__meta__":{"hash":"86bf1d838b5804272f98946f411b26e32bad8396ea16a1d7fe4ced3840343480"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoredId"}}]}}]}}]} as unknown as DocumentNode<RestoreContentMutation, RestoreContentMutationVariables>;
export const useArchivedContentQuery = (options: QueryOptions<ArchivedContentQuery, ArchivedContentQueryVariables> & ({ variables: ArchivedContentQueryVariables } | { skip: true })) => useQuery<ArchivedContentQuery, ArchivedContentQueryVariables>(ArchivedContentDocument, options);
export const useArchiveContentMutation = (options?: useMutation.Options<ArchiveContentMutation, ArchiveContentMutationVariables>) => useMutation<ArchiveContentMutation, ArchiveContentMutationVariables>(ArchiveContentDocument, options);
export const useRestoreContentMutation = (options?: useMutation.Options<RestoreContentMutation, RestoreContentMutationVariables>) => useMutation<RestoreContentMutation, RestoreContentMutationVariables>(RestoreContentDocument, options);