/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The decision about late answers. */
export type DecideLateAnswersInput = {
  /** True: they count. False: they do not. */
  readonly accept: boolean;
  /** Needed, and true, to accept answers with `receivedAfterRelease`: they count nevertheless. */
  readonly confirmsAfterRelease?: boolean | null | undefined;
  /** The sheet's id. */
  readonly id: string;
  /** Needed to accept once the merit list of the contest is published: why it changes, 1 to 500 characters. Everybody can read it. */
  readonly publishedReason?: string | null | undefined;
  /** The reason, as the student sees it: plain text, at most 2,000 characters. Required to accept and to refuse. */
  readonly reason?: string | null | undefined;
};

/** The state of late answers. */
export type LateAnswersState =
  /** They count: they are the newest version of the result. */
  | 'ACCEPTED'
  /** They do not count. */
  | 'REFUSED'
  /** An admin has yet to decide. */
  | 'WAITING';

export type LateDecision_LateFragment = { readonly id: string, readonly state: LateAnswersState, readonly receivedAfterRelease: boolean | null, readonly decidedAt: string | null, readonly reason: string | null };

export type DecideLateAnswersMutationVariables = Exact<{
  input: DecideLateAnswersInput;
}>;


export type DecideLateAnswersMutation = { readonly decideLateAnswers: { readonly lateAnswers: (
      { readonly id: string }
      & LateDecision_LateFragment
    ) } };

export const LateDecision_LateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LateDecision_late"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LateAnswers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAfterRelease"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<LateDecision_LateFragment, unknown>;
export const DecideLateAnswersDocument = {"__meta__":{"hash":"a265fc16e7c0ed3d425f90bc32ce8069fd34b5e9cd34785ad720cc558bcf6165"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideLateAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideLateAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideLateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LateDecision_late"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LateDecision_late"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LateAnswers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAfterRelease"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<DecideLateAnswersMutation, DecideLateAnswersMutationVariables>;
export const useDecideLateAnswersMutation = (options?: useMutation.Options<DecideLateAnswersMutation, DecideLateAnswersMutationVariables>) => useMutation<DecideLateAnswersMutation, DecideLateAnswersMutationVariables>(DecideLateAnswersDocument, options);