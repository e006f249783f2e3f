/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
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

export type Revision_ContentFragment = { readonly id: string, readonly revision: string | null, readonly changedAt: string | null, readonly changedBy: string | null };

export type EditableOutlineQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type EditableOutlineQuery = { readonly editableContent: (
    { readonly title: string | null, readonly summary: string | null, readonly imageUrl: string | null }
    & Revision_ContentFragment
  ) | null };

export const Revision_ContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<Revision_ContentFragment, unknown>;
export const EditableOutlineDocument = {"__meta__":{"hash":"919d33522c407f17092e97ce8bbe843bbd0f9b41c6303e95e288411abe738fb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableOutline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<EditableOutlineQuery, EditableOutlineQueryVariables>;
export const useEditableOutlineQuery = (options: QueryOptions<EditableOutlineQuery, EditableOutlineQueryVariables> & ({ variables: EditableOutlineQueryVariables } | { skip: true })) => useQuery<EditableOutlineQuery, EditableOutlineQueryVariables>(EditableOutlineDocument, options);