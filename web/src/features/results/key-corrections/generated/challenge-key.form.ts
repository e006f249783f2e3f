/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { KeyChallenge_ChallengeFragment } from './corrected-question.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A challenge of a question in one's own review. */
export type ChallengeKeyInput = {
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The question's id. */
  readonly questionId: string;
  /** The error, and the reason: 10 to 1,000 characters of plain text. */
  readonly reason: string;
};

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

export type ChallengeKeyMutationVariables = Exact<{
  input: ChallengeKeyInput;
}>;


export type ChallengeKeyMutation = { readonly challengeKey: { readonly challenge: (
      { readonly id: string }
      & KeyChallenge_ChallengeFragment
    ) } };


export const ChallengeKeyDocument = {"__meta__":{"hash":"0c1ffd9de52b906bf7d76726df8fa952dfcd16a4ff2a61a6955191f70e5397c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChallengeKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChallengeKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyChallenge_challenge"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyChallenge_challenge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyChallenge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<ChallengeKeyMutation, ChallengeKeyMutationVariables>;
export const useChallengeKeyMutation = (options?: useMutation.Options<ChallengeKeyMutation, ChallengeKeyMutationVariables>) => useMutation<ChallengeKeyMutation, ChallengeKeyMutationVariables>(ChallengeKeyDocument, options);