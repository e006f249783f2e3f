/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of a challenge. */
export type KeyChallengeState =
  /** The question was corrected. */
  | 'ACCEPTED'
  /** Nobody has decided. */
  | 'OPEN'
  /** The question stays as it is. */
  | 'REFUSED';

/** A challenge that is refused. A challenge is accepted by correcting its question. */
export type RefuseKeyChallengeInput = {
  /** The reason why the question stays as it is: 1 to 1,000 characters of plain text for the student. */
  readonly answer: string;
  /** The challenge's id. */
  readonly id: string;
};

export type RefuseKeyChallengeMutationVariables = Exact<{
  input: RefuseKeyChallengeInput;
}>;


export type RefuseKeyChallengeMutation = { readonly refuseKeyChallenge: { readonly challenge: { readonly id: string, readonly state: KeyChallengeState, readonly answer: string | null, readonly decidedAt: string | null } } };


export const RefuseKeyChallengeDocument = {"__meta__":{"hash":"5700db291fa9c65244e476efc51b5a508da7ebbd95b5a76d3e2a67df13a018da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseKeyChallenge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseKeyChallengeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseKeyChallenge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RefuseKeyChallengeMutation, RefuseKeyChallengeMutationVariables>;
export const useRefuseKeyChallengeMutation = (options?: useMutation.Options<RefuseKeyChallengeMutation, RefuseKeyChallengeMutationVariables>) => useMutation<RefuseKeyChallengeMutation, RefuseKeyChallengeMutationVariables>(RefuseKeyChallengeDocument, options);