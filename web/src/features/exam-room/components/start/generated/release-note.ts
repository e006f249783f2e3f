/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The part of a result that students see. */
export type ResultVisibility =
  /** Everything. */
  | 'ANSWERS'
  /** That and when it was submitted: neither score nor answers. */
  | 'RECEIPT'
  /** The total, and in a single exam whether it passes; neither key nor review. */
  | 'SCORE';

export type ReleaseNote_ReleaseFragment = { readonly visibility: ResultVisibility, readonly releasedAt: string | null };

export const ReleaseNote_ReleaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseNote_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<ReleaseNote_ReleaseFragment, unknown>;