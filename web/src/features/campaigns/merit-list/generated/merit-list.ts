/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a change of a merit list. */
export type MeritListChangeKind =
  /** Attempts were excluded. */
  | 'EXCLUSION'
  /** A question was corrected, and all attempts were scored again. */
  | 'KEY_CORRECTION'
  /** Answers that came late were accepted. */
  | 'LATE_ANSWERS'
  /** A written exam got another mark. */
  | 'MARK'
  /** Something that this gateway does not know. */
  | 'OTHER'
  /** Exclusions were taken back. */
  | 'READMISSION'
  /** The campaign got another time or exam. */
  | 'WINDOW';

export type MeritListQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  isSignedIn: boolean;
}>;


export type MeritListQuery = { readonly examCampaign: { readonly id: string, readonly meritList: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly rank: number, readonly sharedBy: number, readonly name: string | null, readonly institution: string | null, readonly district: string | null, readonly score: number, readonly wrongCount: number, readonly timeTakenMinutes: number }> } | null, readonly meritListDecisions: { readonly excluded: ReadonlyArray<{ readonly name: string | null, readonly institution: string | null, readonly district: string | null, readonly reason: string, readonly excludedAt: string }>, readonly changes: ReadonlyArray<{ readonly id: string, readonly kind: MeritListChangeKind, readonly reason: string, readonly changedAt: string }> } | null, readonly myMeritEntry?: { readonly name: string | null, readonly institution: string | null, readonly district: string | null, readonly score: number, readonly wrongCount: number, readonly timeTakenMinutes: number } | null } | null };


export const MeritListDocument = {"__meta__":{"hash":"a839b6b589be51bd9880688cdcb30ad6d5ca7169c51dfc5f3b5ffe03411698b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeritList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"meritList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"sharedBy"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"wrongCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeTakenMinutes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meritListDecisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"excludedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myMeritEntry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"wrongCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeTakenMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<MeritListQuery, MeritListQueryVariables>;
export const useMeritListQuery = (options: QueryOptions<MeritListQuery, MeritListQueryVariables> & ({ variables: MeritListQueryVariables } | { skip: true })) => useQuery<MeritListQuery, MeritListQueryVariables>(MeritListDocument, options);