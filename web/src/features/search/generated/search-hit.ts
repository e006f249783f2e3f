/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of search results. */
export type SearchKind =
  /** A chapter of a subject. */
  | 'CHAPTER'
  /** An admission course, or a course of a class. */
  | 'COURSE'
  /** A single exam, or the paper of an exam year. */
  | 'EXAM'
  /** A lesson of a chapter. */
  | 'LESSON'
  /** A note of a chapter. */
  | 'NOTE'
  /** A subject of a course. */
  | 'SUBJECT'
  /** A unit of an admission course. */
  | 'UNIT';

/** The record on whose page an exam is listed. */
export type SearchParent =
  /** A chapter. */
  | 'CHAPTER'
  /** A course of a class. */
  | 'COURSE'
  /** A unit of a course of a class. */
  | 'COURSE_UNIT'
  /** A lesson. */
  | 'LESSON'
  /** A subject. */
  | 'SUBJECT'
  /** A unit of an admission course. */
  | 'UNIT';

export type SearchHitFragment = { readonly id: string, readonly kind: SearchKind, readonly title: string, readonly trail: ReadonlyArray<string>, readonly parentType: SearchParent | null, readonly parentId: string | null, readonly course: { readonly id: string, readonly title: string, readonly courseCode: string, readonly courseType: string } };

export const SearchHitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchHit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchHit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"trail"}},{"kind":"Field","name":{"kind":"Name","value":"parentType"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}}]} as unknown as DocumentNode<SearchHitFragment, unknown>;