/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of a challenge. */
export type KeyChallengeState =
  /** The question was corrected. */
  | 'ACCEPTED'
  /** Nobody has decided. */
  | 'OPEN'
  /** The question stays as it is. */
  | 'REFUSED';

/** The part of a question that a correction changes. */
export type KeyCorrectionKind =
  /** Everybody gets the question's points, answered or not. */
  | 'BONUS'
  /** The correct options. */
  | 'KEY'
  /** The question counts for nobody: no points, no deduction. */
  | 'VOID';

export type CorrectedQuestion_QuestionFragment = { readonly correction: { readonly kind: KeyCorrectionKind, readonly reason: string, readonly correctedAt: string } | null, readonly challenge: (
    { readonly id: string }
    & KeyChallenge_ChallengeFragment
  ) | null };

export type KeyChallenge_ChallengeFragment = { readonly state: KeyChallengeState, readonly reason: string, readonly createdAt: string, readonly answer: string | null, readonly decidedAt: string | null };

export const KeyChallenge_ChallengeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyChallenge_challenge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyChallenge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<KeyChallenge_ChallengeFragment, unknown>;
export const CorrectedQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"correctedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyChallenge_challenge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyChallenge_challenge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyChallenge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<CorrectedQuestion_QuestionFragment, unknown>;